import { Link } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { AccountPanel } from '#engine/web/choices/account-panel.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DROP_ITEM_CLASSES } from '#engine/web/ui/overlays/drop-panel.tsx';
import { dashboardOf } from './account-links.ts';
import type { Account } from './use-account.ts';

/** What a visitor who is signed in can open. */
export function AccountMenu({ account: { name, role } }: { account: Account }) {
  const { t } = useTranslation('shell');
  return (
    <AccountPanel
      id="account-menu"
      name={name}
      entries={(close) => (
        <li>
          <Link to={dashboardOf(role)} onClick={close} className={DROP_ITEM_CLASSES}>
            <LayoutDashboard aria-hidden="true" className="size-4.5" />
            {t('account.dashboard')}
          </Link>
        </li>
      )}
    />
  );
}
