import type { Certificate } from '#domains/certificates/model/certificate.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ReasonDialog } from '#engine/web/lists/reason-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';

/** Its producer reads why. */
export function DeclineCertificate({ certificate: { id, number } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  return (
    <ReasonDialog
      title={t('declineTitle')}
      description={number}
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('declineOf', { number })}>
          {t('decline')}
        </Button>
      }
      label={t('reason')}
      action={t('decline')}
      send={({ reason }) =>
        apiRequest('PATCH /api/admin/certificates/:id', { params: { id }, body: { approved: false, reason } })
      }
      done={t('declinedNotice')}
      failed={t('notSent')}
    />
  );
}
