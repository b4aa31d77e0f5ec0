import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { DROP_ITEM_CLASSES, DropPanel } from '#web/ui/overlays/drop-panel.tsx';
import { dashboardOf } from './account-links.ts';
import { useAccount, useLeave, type Account } from './use-account.ts';
import { useCurrentLinks } from './use-current-links.ts';

/** Login and Register, or the account menu of whoever is signed in; both take their place before it is known. */
export function AccountArea() {
  const account = useAccount();
  return (
    <>
      {account === null && <GuestLinks />}
      {account === null && <span className="hidden size-11 in-data-signed-in:block" />}
      {account !== null && <AccountMenu account={account} />}
    </>
  );
}

function GuestLinks() {
  const { t } = useTranslation('shell');
  const currentLinks = useCurrentLinks();
  return (
    <div className="flex items-center in-data-signed-in:hidden">
      <Link
        to="/login"
        activeOptions={currentLinks}
        className="inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap hover:bg-ink/7"
      >
        {t('header.login')}
      </Link>
      <Link
        to="/register"
        activeOptions={currentLinks}
        className="mx-1 inline-flex min-h-10 items-center rounded-full border border-line-strong px-4 text-sm font-medium whitespace-nowrap transition-colors hover:border-ink hover:bg-ink/5"
      >
        {t('header.register')}
      </Link>
    </div>
  );
}

function AccountMenu({ account: { name, role } }: { account: Account }) {
  const { t } = useTranslation('shell');
  const leave = useLeave();
  return (
    <DropPanel
      id="account-menu"
      label={t('account.menu', { name })}
      button={
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent uppercase"
        >
          {name.slice(0, 1)}
        </span>
      }
      buttonClassName="grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-ink/7"
    >
      {(close) => (
        <>
          <p className="max-w-60 px-3 pt-2 pb-2.5 text-xs text-muted">
            {t('account.signedInAs')}
            <span className="block truncate text-sm font-medium text-ink">{name}</span>
          </p>
          <ul className="border-t border-line pt-1.5">
            <li>
              <Link to={dashboardOf(role)} onClick={close} className={DROP_ITEM_CLASSES}>
                <LayoutDashboard aria-hidden="true" className="size-4.5" />
                {t('account.dashboard')}
              </Link>
            </li>
            <li>
              <Link to="/profile" onClick={close} className={DROP_ITEM_CLASSES}>
                <Settings aria-hidden="true" className="size-4.5" />
                {t('account.settings')}
              </Link>
            </li>
            <li>
              <button type="button" onClick={() => void leave()} className={DROP_ITEM_CLASSES}>
                <LogOut aria-hidden="true" className="size-4.5" />
                {t('account.logout')}
              </button>
            </li>
          </ul>
        </>
      )}
    </DropPanel>
  );
}

/** Before launch the header offers no account, except to those who prepare the shop. */
export function AdministratorMenu() {
  const account = useAccount();
  return account?.role === 'ADMIN' ? <AccountMenu account={account} /> : null;
}
