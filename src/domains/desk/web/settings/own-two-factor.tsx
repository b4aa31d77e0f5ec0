import { useState } from 'react';
import { TwoFactorDialog } from '#domains/accounts/web/account/two-factor-dialog.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';

/**
 * The owner can ask for a second factor only with one of their own, so it is set up here. The dialog stays until it is
 * closed: its last step shows codes that are never shown again.
 */
export function OwnTwoFactor() {
  const { t } = useTranslation('settings');
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.twoFactorEnabled !== false && !isOpen) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="min-w-0 flex-1 basis-52 text-muted">{t('ownTwoFactor')}</p>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('dashboards:twoFactorFirst.start')}
      </Button>
      <TwoFactorDialog open={isOpen} onOpenChange={setOpen} enabled={false} />
    </div>
  );
}
