import { PackagePlus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { OwnProduct } from '#shared/producer-desk/desk.ts';
import { useChange } from '#web/features/dashboards/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { changeProduct, DESK } from './desk.queries.ts';
import { RowButton } from './row-button.tsx';

/** Sets how many there are: the one change producers make every week. */
export function RestockDialog({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const change = useChange({
    send: (quantityAvailable: number) =>
      changeProduct(product.id, { quantityAvailable, quantityBefore: product.quantityAvailable }),
    refreshes: DESK,
    done: (quantity) => ({
      title: t('restock.doneTitle'),
      description: t('restock.doneText', { name: product.name, quantity }),
    }),
    failed: t('form.failedTitle'),
  });
  const quantity = Number(text);
  const wrong = text.trim() === '' || !Number.isInteger(quantity) || quantity < 0;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!wrong) change.mutate(quantity, { onSuccess: () => setOpen(false) });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setText(String(product.quantityAvailable));
      }}
      title={t('restock.title')}
      description={product.name}
      closeLabel={t('form.close')}
      size="sm"
      trigger={
        <RowButton label={t('restock.action', { name: product.name })} text={t('restock.title')}>
          <PackagePlus aria-hidden="true" />
        </RowButton>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <Field label={t('restock.quantity')} error={wrong ? t('validation:quantityInteger') : undefined}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" loading={change.isPending} disabled={wrong}>
          {t('restock.save')}
        </Button>
      </form>
    </Dialog>
  );
}
