import { Link } from '@tanstack/react-router';
import { LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DROP_ITEM_CLASSES, DropPanel } from '#engine/web/ui/overlays/drop-panel.tsx';
import { dashboardOf, useLeave } from './account-links.ts';
import type { Account } from './use-account.ts';

/** What a visitor who is signed in can open. */
export function AccountMenu({ account: { name, role } }: { account: Account }) {
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
