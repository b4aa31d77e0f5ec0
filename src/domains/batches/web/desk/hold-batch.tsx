import { Hand, Play } from 'lucide-react';
import { holdSchema, type Batch } from '#domains/batches/model/batch.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { ReasonDialog } from '#engine/web/lists/reason-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

interface HoldBatchProps {
  batch: Batch;
  /** With words on its button, where there is room for them. */
  named?: boolean;
}

/** Stops the sale of a batch at once, or goes on with it. */
export function HoldBatch({ batch, named = false }: HoldBatchProps) {
  const { t } = useTranslation('batches');
  const release = useChange({
    send: () =>
      apiRequest('PATCH /api/producer/batches/:id', {
        params: { id: batch.id },
        body: { status: 'sellable' },
      }),
    refreshes: DESK,
    done: () => ({ title: t('released', { code: batch.code }) }),
    failed: { title: t('notSaved') },
  });
  const { code, status, reason } = batch;
  if (status === 'held')
    return named ? (
      <Button size="sm" variant="secondary" loading={release.isPending} onClick={() => release.mutate()}>
        <Play aria-hidden="true" className="size-4" />
        {t('sellAgain')}
      </Button>
    ) : (
      <IconButton
        size="sm"
        variant="outline"
        label={t('release', { code })}
        title={reason ?? undefined}
        disabled={release.isPending}
        onClick={() => release.mutate()}
      >
        <Play aria-hidden="true" />
      </IconButton>
    );
  return (
    <ReasonDialog
      title={t('holdTitle', { code })}
      description={t('holdText')}
      trigger={
        named ? (
          <Button size="sm" variant="secondary">
            <Hand aria-hidden="true" className="size-4" />
            {t('stopSale')}
          </Button>
        ) : (
          <IconButton size="sm" variant="outline" label={t('hold', { code })}>
            <Hand aria-hidden="true" />
          </IconButton>
        )
      }
      label={t('reason')}
      action={t('stopSale')}
      schema={holdSchema}
      send={(body) => apiRequest('POST /api/producer/batches/:id/hold', { params: { id: batch.id }, body })}
      done={t('held', { code })}
      failed={t('notSaved')}
      refreshes={DESK}
    />
  );
}
