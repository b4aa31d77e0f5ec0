import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';

interface EndStandingProps {
  trigger: ReactNode;
  change: ComponentProps<typeof ConfirmDialog>['change'];
}

/** Asks once more before a standing order ends for good. */
export function EndStanding(props: EndStandingProps) {
  const { t } = useTranslation('standing');
  return (
    <ConfirmDialog
      {...props}
      title={t('own.endTitle')}
      description={t('own.endText')}
      closeLabel={t('own.close')}
      keepLabel={t('own.keep')}
      confirmLabel={t('own.end')}
    />
  );
}
