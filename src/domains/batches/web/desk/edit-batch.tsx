import type { Batch } from '#domains/batches/model/batch.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditDialog } from '#engine/web/lists/edit-dialog.tsx';
import { BatchForm, valuesOfBatch } from './batch-form.tsx';

/** Changes what is said of a batch, or what was counted of it. */
export function EditBatch({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  return (
    <EditDialog title={t('edit')} name={`${batch.productName} · ${batch.code}`}>
      {(onDone) => (
        <BatchForm
          values={valuesOfBatch(batch)}
          send={({ productId: _same, quantity, ...body }) =>
            apiRequest('PATCH /api/producer/batches/:id', {
              params: { id: batch.id },
              // What was not counted anew stays what the sales make of it.
              body: {
                ...body,
                ...(quantity !== batch.quantity && { quantity, quantityBefore: batch.quantity }),
              },
            })
          }
          onDone={onDone}
        />
      )}
    </EditDialog>
  );
}
