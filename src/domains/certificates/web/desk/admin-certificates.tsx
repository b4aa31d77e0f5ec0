import type { Certificate } from '#domains/certificates/model/certificate.ts';
import type { PathOf } from '#engine/model/api/contract.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { useCertificateColumns, useStatusFilter } from './certificate-columns.tsx';
import { DeclineCertificate } from './decline-certificate.tsx';
import { OwnSchemes } from './own-schemes.tsx';

const JUDGE = 'PATCH /api/admin/certificates/:id';

/** What producers say they are, to be compared with their proofs. */
export function AdminCertificates() {
  const { t } = useTranslation('certificates');
  const [scheme, ...others] = useCertificateColumns((certificate) => <Judge certificate={certificate} />);
  const statusFilter = useStatusFilter();
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('adminIntro')}</p>
      <DataList
        path="/api/admin/certificates"
        caption={t('title')}
        rowKey={({ id }) => id}
        filters={[statusFilter]}
        actions={<OwnSchemes />}
        columns={[
          scheme!,
          {
            key: 'producer',
            sort: 'producer',
            freeText: true,
            header: t('producer'),
            cell: ({ producerName }) => producerName,
          },
          ...others,
        ]}
      />
    </>
  );
}

function Judge({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { id, number, status, isOver } = certificate;
  const params = { id };
  const approve = useAdminChange<void>(() => apiRequest(JUDGE, { params, body: { approved: true } }), {
    done: () => t('approvedNotice'),
  });
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 lg:flex-nowrap">
      <Button asChild size="sm" variant="link">
        <a
          href={apiUrl('/api/admin/certificates/:id/proof' satisfies PathOf<'GET'>, { params })}
          target="_blank"
          rel="noopener"
          aria-label={t('proofOf', { number })}
        >
          {t('showProof')}
        </a>
      </Button>
      {status !== 'declined' && <DeclineCertificate certificate={certificate} />}
      {status !== 'approved' && !isOver && (
        <Button
          size="sm"
          loading={approve.isPending}
          aria-label={t('approveOf', { number })}
          onClick={() => approve.mutate()}
        >
          {t('approve')}
        </Button>
      )}
    </span>
  );
}
