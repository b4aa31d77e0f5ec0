import { zodResolver } from '@hookform/resolvers/zod';
import { PackageMinus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Order, OrderLine } from '#domains/orders/model/order.ts';
import { isUnshipped } from '#domains/orders/model/part-status.ts';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { newRemovalSchema } from '#domains/orders/model/removals/removal-input.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { apiRequest } from '#engine/web/api/client.ts';
import { newKey } from '#engine/web/api/new-key.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';
import { RemovalQuote } from './removal-quote.tsx';

/** What has not left, and of which something is left. */
function removableLines({ parts, items }: Order): OrderLine[] {
  const open = parts.filter(({ status }) => isUnshipped(status)).flatMap(({ itemIds }) => itemIds);
  return items.filter((line) => open.includes(line.id) && isLeft(line));
}

/** A button that opens the form, where there is something to remove. An order in exchange cost nothing: it is cancelled. */
export function RemoveItems({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  if (order.exchangeFor !== null || removableLines(order).length === 0) return null;
  return (
    <FormDialog
      title={t('orders.removal.title', { id: order.id })}
      description={t('orders.removal.text')}
      trigger={
        <Button variant="secondary">
          <PackageMinus aria-hidden="true" className="size-4.5" />
          {t('orders.removal.action')}
        </Button>
      }
    >
      {(onDone) => <RemovalForm order={order} onDone={onDone} />}
    </FormDialog>
  );
}

const wishSchema = newRemovalSchema.omit({ items: true });

function RemovalForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [key] = useState(newKey);
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const form = useForm({
    resolver: zodResolver(wishSchema),
    defaultValues: { reason: '', restock: true, asCredit: false },
  });
  const lines = removableLines(order);
  const items = lines
    .map((line) => ({ itemId: line.id, quantity: Math.min(pieces[line.id] ?? 0, leftUnits(line)) }))
    .filter(({ quantity }) => quantity > 0);
  const submit = useAdminSubmit(
    form,
    (wish) =>
      apiRequest('POST /api/admin/orders/:id/removals', {
        params: { id: order.id },
        headers: { 'idempotency-key': key },
        body: { ...wish, items },
      }),
    { done: t('orders.removal.done'), failed: t('orders.removal.failed'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id}>
            <RemovableLine
              line={line}
              removing={pieces[line.id] ?? 0}
              onChange={(quantity) => setPieces((before) => ({ ...before, [line.id]: quantity }))}
            />
          </li>
        ))}
      </ul>
      <Checkbox
        {...form.register('restock')}
        label={t('orders.removal.restock')}
        description={t('orders.removal.restockText')}
      />
      {order.customerId != null && order.payment.paid > 0 && (
        <Checkbox
          {...form.register('asCredit')}
          label={t('money.asCredit')}
          description={t('money.asCreditText')}
        />
      )}
      <LongTextField form={form} name="reason" label={t('orders.removal.reason')} optional maxLength={500} />
      <FormMessage form={form} />
      <RemovalQuote order={order} items={items} isSending={form.formState.isSubmitting} onDone={onDone} />
    </Form>
  );
}

interface RemovableLineProps {
  line: OrderLine;
  removing: number;
  onChange: (quantity: number) => void;
}

function RemovableLine({ line, removing, onChange }: RemovableLineProps) {
  const { t } = useTranslation('admin');
  const { name } = line.product;
  const left = leftUnits(line);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="w-9 shrink-0">
        <ProductThumb product={line.product} sizes="36px" />
      </span>
      <span className="min-w-40 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {t('orders.removal.left', { left: left - removing, quantity: line.quantity })}
        </span>
      </span>
      <QuantityControl
        size="sm"
        value={removing}
        min={0}
        max={left}
        onChange={onChange}
        labels={{
          input: t('orders.removal.of', { name }),
          decrease: t('orders.removal.less', { name }),
          increase: t('orders.removal.more', { name }),
        }}
      />
    </div>
  );
}
