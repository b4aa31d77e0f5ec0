import { zodResolver } from '@hookform/resolvers/zod';
import { PackagePlus } from 'lucide-react';
import { z } from 'zod';
import { useState, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { productChangesSchema } from '#domains/catalogue/model/product-form.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { NumberField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { changeProduct } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';

/** Sets how many there are: the one change producers make every week. */
export function RestockDialog({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('restock.title')}
      description={product.shownName}
      closeLabel={t('form.close')}
      size="sm"
      trigger={
        <RowButton label={t('restock.action', { name: product.shownName })} text={t('restock.title')}>
          <PackagePlus aria-hidden="true" />
        </RowButton>
      }
    >
      <RestockForm product={product} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

const stockSchema = z.object({ quantityAvailable: productChangesSchema.shape.quantityAvailable.unwrap() });

function RestockForm({ product, onDone }: { product: OwnProduct; onDone: () => void }) {
  const { t } = useTranslation('producer-desk');
  const { t: tGroups } = useTranslation('group-desk');
  const { heldQuantity: held } = product;
  const refresh = useRefresh(DESK);
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(stockSchema),
    defaultValues: { quantityAvailable: product.quantityAvailable },
  });
  const submit = useSubmit(
    form,
    ({ quantityAvailable }) =>
      changeProduct(product.id, {
        quantityAvailable,
        quantityBefore: product.quantityAvailable,
      }).finally(refresh),
    {
      done: (_answer, { quantityAvailable: quantity }) => {
        showToast({
          tone: 'success',
          title: t('restock.doneTitle'),
          description: t('restock.doneText', { name: product.shownName, quantity }),
        });
        onDone();
      },
      failed: () => ({ title: t('form.failedTitle') }),
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <NumberField
        form={form}
        name="quantityAvailable"
        label={t('restock.quantity')}
        // A producer who counts the whole shelf would sell what is promised to groups a second time.
        hint={held > 0 ? tGroups('desk.restockHint', { count: held }) : undefined}
        inputMode="numeric"
        min={0}
        step={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('restock.save')}</SubmitButton>
    </Form>
  );
}

type RowButtonProps = ComponentProps<'button'> & {
  /** Which product it acts on, for screen readers. */
  label: string;
  /** What the icon means, shown to a pointer that rests on it. */
  text: string;
};

/** An action on one product of the table. */
export function RowButton({ label, text, children, ...rest }: RowButtonProps) {
  return (
    <Button
      {...rest}
      size="sm"
      variant="secondary"
      aria-label={label}
      title={text}
      className="size-11 px-0 sm:size-10 sm:border-transparent [&_svg]:size-4.5"
    >
      {children}
    </Button>
  );
}
