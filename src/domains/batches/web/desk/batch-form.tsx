import { useForm } from 'react-hook-form';
import type { Batch } from '#domains/batches/model/batch.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { LongTextField, NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

interface BatchValues {
  productId: string;
  code: string;
  producedOn: string;
  bestBefore: string;
  quantity: number;
  note: string;
}

export function valuesOfBatch(batch?: Batch): BatchValues {
  return {
    productId: batch === undefined ? '' : String(batch.productId),
    code: batch?.code ?? '',
    producedOn: batch?.producedOn ?? '',
    bestBefore: batch?.bestBefore ?? '',
    quantity: batch?.quantity ?? 1,
    note: batch?.note ?? '',
  };
}

type Sent = BodyOf<'POST /api/producer/batches'>;

interface BatchFormProps {
  values: BatchValues;
  /** To choose from; left out where a batch is changed. */
  products?: readonly OwnProduct[];
  send: (body: Sent & { quantity: number }) => Promise<unknown>;
  onDone: () => void;
}

/** A batch, to be added or changed. */
export function BatchForm({ values, products, send, onDone }: BatchFormProps) {
  const { t } = useTranslation('batches');
  const form = useForm<BatchValues>({ defaultValues: values });
  const refresh = useRefresh(DESK);
  const submit = useSubmit(form, (entered) => send(sentOf(entered)).finally(refresh), {
    done: () => {
      showToast({ tone: 'success', title: t('saved') });
      onDone();
    },
    failed: () => ({ title: t('notSaved') }),
  });
  return (
    <EditForm form={form} onSubmit={submit}>
      {products && (
        <SelectField form={form} name="productId" label={t('product')} className="sm:col-span-2">
          <option value="">{t('chooseProduct')}</option>
          {products.map(({ id, shownName }) => (
            <option key={id} value={String(id)}>
              {shownName}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        form={form}
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <NumberField form={form} name="quantity" label={t('quantity')} inputMode="numeric" min={0} step={1} />
      <TextField form={form} name="producedOn" label={t('producedOn')} optional type="date" />
      <TextField form={form} name="bestBefore" label={t('bestBefore')} optional type="date" />
      <LongTextField
        form={form}
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        optional
        rows={2}
        maxLength={500}
        className="sm:col-span-2"
      />
    </EditForm>
  );
}

/** Codes are written in capitals; nobody has to type them so. */
function sentOf({ productId, code, producedOn, bestBefore, quantity, note }: BatchValues) {
  return {
    productId: Number(productId),
    code: code.trim().toUpperCase(),
    producedOn: producedOn || null,
    bestBefore: bestBefore || null,
    quantity,
    note,
  };
}
