import { Link } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAccount } from './use-account.ts';
import { useCurrentLinks } from '#domains/storefront/web/shell/shell-links.ts';
import { useOnDemand } from '#domains/storefront/web/shell/use-on-demand.ts';

const loadAccountMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** Login and Register, or the account menu of a visitor who is signed in; both take their place before it is known. */
export function AccountArea() {
  const account = useAccount();
  const AccountMenu = useOnDemand(account !== null, loadAccountMenu);
  return account !== null && AccountMenu ? (
    <AccountMenu account={account} />
  ) : (
    <>
      <GuestLinks />
      <span className="hidden size-11 in-data-signed-in:block" />
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

/** Before launch the header offers no account, except to those who prepare the shop. */
export function AdministratorMenu() {
  const account = useAccount();
  const isAdministrator = account?.role === 'ADMIN';
  const AccountMenu = useOnDemand(isAdministrator, loadAccountMenu);
  return isAdministrator && AccountMenu ? <AccountMenu account={account} /> : null;
}
