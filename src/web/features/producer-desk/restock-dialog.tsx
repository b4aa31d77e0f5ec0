import { PackagePlus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { OwnProduct } from '#shared/producer-desk/desk.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useChangeProduct } from './desk.queries.ts';

/** Sets how many there are: the one change producers make every week. */
export function RestockDialog({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(String(product.quantityAvailable));
  const change = useChangeProduct();
  const quantity = Number(text);
  const wrong = text.trim() === '' || !Number.isInteger(quantity) || quantity < 0;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wrong) return;
    change.mutate(
      { id: product.id, changes: { quantityAvailable: quantity } },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({
            title: t('restock.doneTitle'),
            description: t('restock.doneText', { name: product.name, quantity }),
            tone: 'success',
          });
        },
        onError: (error) =>
          showToast({ title: t('form.failedTitle'), description: serverMessage(error), tone: 'destructive' }),
      },
    );
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
        <IconButton label={t('restock.action', { name: product.name })}>
          <PackagePlus aria-hidden="true" />
        </IconButton>
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
