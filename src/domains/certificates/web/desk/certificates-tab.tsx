import { useQuery } from '@tanstack/react-query';
import type { Certificate } from '#domains/certificates/model/certificate.ts';
import { ownProductsQuery } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { useCertificateColumns, useStatusFilter } from './certificate-columns.tsx';

/** What a producer says of itself and its food, with a proof, until somebody has looked at it. */
export function CertificatesTab() {
  const { t } = useTranslation('certificates');
  const { data: products = [] } = useQuery(ownProductsQuery);
  const columns = useCertificateColumns((certificate) => <Withdraw certificate={certificate} />);
  const statusFilter = useStatusFilter();
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('intro')}</p>
      <DataList
        path="/api/producer/certificates"
        caption={t('title')}
        rowKey={({ id }) => id}
        filters={[statusFilter]}
        actions={
          <NewDialog title={t('new')}>
            {(onDone) => <CertificateForm products={products} onDone={onDone} />}
          </NewDialog>
        }
        columns={columns}
      />
    </>
  );
}

function Withdraw({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const params = { id: certificate.id };
  const { mutate, isPending } = useChange<void>({
    send: () => apiRequest('DELETE /api/producer/certificates/:id', { params }),
    refreshes: DESK,
    done: () => ({ title: t('withdrawn') }),
    failed: { title: t('notSent') },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={isPending}
      aria-label={t('withdrawOf', { number: certificate.number })}
      onClick={() => mutate()}
    >
      {t('withdraw')}
    </Button>
  );
}
