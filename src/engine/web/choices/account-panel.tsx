import { Link } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useLeave } from '#engine/web/session/sign-out.ts';
import { DROP_ITEM_CLASSES, DropPanel } from '#engine/web/ui/overlays/drop-panel.tsx';

interface AccountPanelProps {
  id: string;
  /** Who is signed in. */
  name: string;
  panelClassName?: string;
  /** Entries over the account's own, as list items. */
  entries: (close: () => void) => ReactNode;
  /** Under the entries. */
  foot?: (close: () => void) => ReactNode;
}

/** The menu behind the first letter of the account's name: who is signed in, where to go, and the way out. */
export function AccountPanel({ id, name, panelClassName = 'max-w-64', entries, foot }: AccountPanelProps) {
  const { t } = useTranslation('shell');
  const leave = useLeave();
  return (
    <DropPanel
      id={id}
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
      panelClassName={panelClassName}
    >
      {(close) => (
        <>
          <p className="px-3 pt-2 pb-2.5 text-xs text-muted">
            {t('account.signedInAs')}
            <span className="block truncate text-sm font-medium text-ink">{name}</span>
          </p>
          <ul className="border-t border-line py-1.5">
            {entries(close)}
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
          {foot?.(close)}
        </>
      )}
    </DropPanel>
  );
}
