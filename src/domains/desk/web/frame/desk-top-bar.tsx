import { Link } from '@tanstack/react-router';
import { ExternalLink, Search } from 'lucide-react';
import { brand } from '#engine/model/brand.ts';
import { AccountPanel } from '#engine/web/choices/account-panel.tsx';
import { LanguageList } from '#engine/web/choices/language-menu.tsx';
import { ThemeSwitch } from '#engine/web/choices/theme-switch.tsx';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { displayName, useCurrentUser } from '#engine/web/session/current-user.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { DROP_ITEM_CLASSES } from '#engine/web/ui/overlays/drop-panel.tsx';
import { Wordmark } from '#engine/web/ui/pictures/wordmark.tsx';
import { WaitingBell } from './waiting-bell.tsx';

/** As they stand on the keyboard, in every language. */
const FINDER_KEYS = 'Ctrl K';

interface DeskTopBarProps {
  right: DeskPage['right'];
  onFind: () => void;
}

/** Over every page of the desk: find something, what waits, the shop, the account. */
export function DeskTopBar({ right, onFind }: DeskTopBarProps) {
  const { t } = useTranslation('dashboards');
  return (
    <header
      data-print="hidden"
      className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-page/94 px-4 backdrop-blur-md sm:px-6 lg:px-8"
    >
      <ShopLink className="lg:hidden" />
      <button
        type="button"
        aria-keyshortcuts="Control+K /"
        onClick={onFind}
        className="hidden h-9 w-full max-w-100 cursor-pointer items-center gap-2.5 rounded-md border border-line bg-surface px-3 text-left text-sm text-muted transition-colors hover:border-line-strong lg:flex"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="flex-1 truncate">{t('frame.find')}</span>
        <kbd aria-hidden="true" className="rounded-sm border border-line px-1.5 font-sans text-xs">
          {FINDER_KEYS}
        </kbd>
      </button>
      <span className="flex-1" />
      <WaitingBell right={right} />
      <Link
        to="/"
        className="hidden min-h-9 items-center gap-1.5 rounded-md px-3 text-sm font-medium whitespace-nowrap transition-colors hover:bg-ink/5 sm:inline-flex"
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {t('frame.viewShop')}
      </Link>
      <DeskAccountMenu />
    </header>
  );
}

/** The brand, as the way back to the shop. */
export function ShopLink({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <Link
      to="/"
      aria-label={t('header.brandHome', { brand: brand().name })}
      className={cx('inline-flex shrink-0 items-center focus-visible:-outline-offset-2', className)}
    >
      <Wordmark name={brand().name} size="sm" className="font-brand!" />
    </Link>
  );
}

function DeskAccountMenu() {
  const { t } = useTranslation('shell');
  const { t: tFrame } = useTranslation('dashboards');
  const { user, profile } = useCurrentUser();
  return (
    <AccountPanel
      id="desk-account"
      name={user === null ? '' : displayName({ user, profile })}
      panelClassName="w-64"
      entries={() => (
        <li className="sm:hidden">
          <Link to="/" className={DROP_ITEM_CLASSES}>
            <ExternalLink aria-hidden="true" className="size-4.5" />
            {tFrame('frame.viewShop')}
          </Link>
        </li>
      )}
      foot={(close) => (
        <>
          <LanguageList onChosen={close} className="border-t border-line py-1.5" />
          <div className="flex items-center justify-between border-t border-line px-3 pt-2 pb-1 text-sm">
            <span aria-hidden="true">{t('theme.label')}</span>
            <ThemeSwitch />
          </div>
        </>
      )}
    />
  );
}
