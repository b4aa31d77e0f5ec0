import {
  LayoutDashboard,
  Menu,
  Package,
  Search,
  ShoppingBasket,
  Undo2,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, type useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { useDeskSections } from '#engine/web/lists/desk-pages.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { NAMESPACES } from './desk-tabs.tsx';
import { PageCount } from './page-count.tsx';
import { useWaiting } from './waiting.queries.ts';

/** The first of these that somebody may open. */
const PAGES: readonly { name: string; Icon: LucideIcon }[] = [
  { name: 'dashboard', Icon: LayoutDashboard },
  { name: 'orders', Icon: Package },
  { name: 'returns', Icon: Undo2 },
  { name: 'products', Icon: ShoppingBasket },
  { name: 'users', Icon: Users },
  { name: 'payouts', Icon: Wallet },
];
const MOST_PAGES = 3;

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
  const open = new Set(useDeskSections(right).flatMap(({ pages }) => pages.map(({ name }) => name)));
  const shown = PAGES.filter(({ name }) => open.has(name)).slice(0, MOST_PAGES);
  const others = useWaiting(right).filter(({ page }) => shown.every(({ name }) => name !== page));
  return (
    <nav
      aria-label={t('frame.shortcuts')}
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {shown.map(({ name, Icon }) => (
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
        {others.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-2 left-1/2 ml-2 size-2.5 rounded-full border-2 border-surface bg-danger"
          />
        )}
      </button>
    </nav>
  );
}
