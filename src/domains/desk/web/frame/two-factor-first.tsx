import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TwoFactorDialog } from '#domains/accounts/web/account/two-factor-dialog.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CONTENT_ID } from '#engine/web/rendering/skip-link.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { useBodyMarker } from '#engine/web/ui/basics/body-marker.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { ShopLink } from './desk-top-bar.tsx';

/**
 * Where the owner asks for a second factor, nothing of the desk opens before it is set up. The dialog stays until it is
 * closed: its last step shows codes that are never shown again.
 */
export function TwoFactorFirst({ children }: { children: ReactNode }) {
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.twoFactorNeeded !== true && !isOpen) return children;
  return <FirstStep isOpen={isOpen} setOpen={setOpen} />;
}

function FirstStep({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const { t } = useTranslation('dashboards');
  useBodyMarker('desk');
  return (
    <div data-desk="" className="flex min-h-dvh flex-1 flex-col">
      <header>
        <ShopLink className="h-14 px-6" />
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="flex flex-1 items-center justify-center p-6 outline-none"
      >
        <EmptyState
          headingLevel={1}
          icon={<ShieldCheck aria-hidden="true" />}
          title={t('twoFactorFirst.title')}
          description={t('twoFactorFirst.text')}
          actions={<Button onClick={() => setOpen(true)}>{t('twoFactorFirst.start')}</Button>}
        />
      </main>
      <TwoFactorDialog open={isOpen} onOpenChange={setOpen} enabled={false} />
    </div>
  );
}
