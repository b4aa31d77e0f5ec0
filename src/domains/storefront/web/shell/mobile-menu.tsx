import { Link } from '@tanstack/react-router';
import { ChevronRight, LogOut, Settings } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { DROP_ITEM_CLASSES } from '#engine/web/ui/overlays/drop-panel.tsx';
import { Drawer } from '#engine/web/ui/overlays/drawer.tsx';
import { dashboardOf } from '#domains/storefront/web/shell/account/account-links.ts';
import { useLeave } from '#engine/web/session/sign-out.ts';
import { LanguageList } from '#engine/web/choices/language-menu.tsx';
import { MAIN_LINKS, useCurrentLinks } from './shell-links.ts';
import { SearchField } from '#domains/storefront/web/shell/search/search-field.tsx';
import { useAccount, type Account } from '#domains/storefront/web/shell/account/use-account.ts';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything of the header that does not fit on a phone. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const currentLinks = useCurrentLinks();
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('menu.title')} closeLabel={t('menu.close')}>
      <SearchField onLeave={close} />
      <nav aria-label={t('header.mainNavigation')} className="mt-5">
        <ul className="divide-y divide-line">
          {MAIN_LINKS.map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={currentLinks}
                onClick={close}
                className="flex min-h-14 items-center justify-between font-display text-2xl aria-[current]:text-accent-ink"
              >
                {t(`header.${text}`)}
                <ChevronRight aria-hidden="true" className="size-5 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        {account === null ? <GuestButtons close={close} /> : <AccountRows account={account} close={close} />}
      </div>
      <p className="mt-8 mb-1 text-xs font-medium text-muted">{t('language.label')}</p>
      <LanguageList onChosen={close} className="-mx-3 grid grid-cols-2" />
    </Drawer>
  );
}

function GuestButtons({ close }: { close: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button asChild variant="secondary" className="px-3">
        <Link to="/login" onClick={close}>
          {t('header.login')}
        </Link>
      </Button>
      <Button asChild className="px-3">
        <Link to="/register" onClick={close}>
          {t('header.register')}
        </Link>
      </Button>
    </div>
  );
}

function AccountRows({ account: { name, role }, close }: { account: Account; close: () => void }) {
  const { t } = useTranslation('shell');
  const leave = useLeave();
  return (
    <>
      <Link
        to={dashboardOf(role)}
        onClick={close}
        className="flex min-h-14 items-center gap-3 rounded-lg bg-sunken px-4 py-2"
      >
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent uppercase"
        >
          {name.slice(0, 1)}
        </span>
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <ChevronRight aria-hidden="true" className="size-5 text-muted" />
      </Link>
      <div className="-mx-3 mt-2">
        <Link to="/profile" onClick={close} className={DROP_ITEM_CLASSES}>
          <Settings aria-hidden="true" className="size-4.5" />
          {t('account.settings')}
        </Link>
        <button
          type="button"
          onClick={() => {
            close();
            void leave();
          }}
          className={DROP_ITEM_CLASSES}
        >
          <LogOut aria-hidden="true" className="size-4.5" />
          {t('account.logout')}
        </button>
      </div>
    </>
  );
}
