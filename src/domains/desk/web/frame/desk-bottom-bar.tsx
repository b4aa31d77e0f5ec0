import { LayoutDashboard, Menu, Package, Search, Undo2, type LucideIcon } from 'lucide-react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, type useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { NAMESPACES } from './desk-tabs.tsx';
import { PageCount } from './page-count.tsx';

const PAGES: readonly { name: string; Icon: LucideIcon }[] = [
  { name: 'dashboard', Icon: LayoutDashboard },
  { name: 'orders', Icon: Package },
  { name: 'returns', Icon: Undo2 },
];

const ITEM =
  'relative flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 px-1 text-2xs font-medium text-muted aria-[current]:text-accent-ink focus-visible:-outline-offset-2 [&_svg]:size-5';

interface DeskBottomBarProps {
  right: DeskPage['right'];
  current: string;
  onOpen: ReturnType<typeof useOpenDeskPage>;
  onFind: () => void;
  onMore: () => void;
}

/** What the thumb reaches on a phone: the pages of every day, and the way to all others. */
export function DeskBottomBar({ right, current, onOpen, onFind, onMore }: DeskBottomBarProps) {
  const { t } = useTranslation('dashboards');
  const { t: tDesk } = useTranslation(NAMESPACES[right]);
  return (
    <nav
      aria-label={t('frame.shortcuts')}
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {PAGES.map(({ name, Icon }) => (
        <a
          key={name}
          href={deskUrl(right, name)}
          aria-current={name === current ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen(name);
          }}
          className={ITEM}
        >
          <Icon aria-hidden="true" />
          {tDesk(`tabs.${name}`)}
          <span className="absolute top-0.5 left-1/2 ml-1">
            <PageCount right={right} page={name} />
          </span>
        </a>
      ))}
      <button type="button" onClick={onFind} className={ITEM}>
        <Search aria-hidden="true" />
        {t('frame.findShort')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onMore} className={ITEM}>
        <Menu aria-hidden="true" />
        {t('frame.more')}
      </button>
    </nav>
  );
}
