import { formatMoment } from '#engine/model/dates.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';
import { FormStep } from './form-step.tsx';
import type { ReturnedLine } from './reason-offers.ts';

/** How many pieces of which line; a line that is not in it stays. */
export type Quantities = ReadonlyMap<number, number>;

interface ItemsStepProps {
  lines: readonly ReturnedLine[];
  quantities: Quantities;
  onChange: (itemId: number, quantity: number) => void;
  fault: string | undefined;
}

/** What comes back, and how many of it. */
export function ItemsStep({ lines, quantities, onChange, fault }: ItemsStepProps) {
  const { t } = useTranslation('returns');
  return (
    <FormStep title={t('items.title')} fault={fault}>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line-strong">
        {lines.map((line) => (
          <Line
            key={line.itemId}
            line={line}
            quantity={quantities.get(line.itemId) ?? 0}
            onChange={(quantity) => onChange(line.itemId, quantity)}
          />
        ))}
      </ul>
    </FormStep>
  );
}

interface LineProps {
  line: ReturnedLine;
  /** 0: it stays. */
  quantity: number;
  onChange: (quantity: number) => void;
}

function Line({ line, quantity, onChange }: LineProps) {
  const { t } = useTranslation('returns');
  const { name, quantityLeft } = line;
  const isChosen = quantity > 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-surface px-4 py-3.5 transition-colors has-checked:bg-accent-soft">
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
        className="flex-[1_1_15rem] items-center"
        label={
          <span className="flex cursor-pointer items-center gap-4">
            <span className="block w-14 shrink-0">
              <ProductThumb product={line.product} sizes="56px" />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-base leading-snug font-medium">{name}</span>
              <Bought line={line} />
            </span>
          </span>
        }
      />
      {isChosen && quantityLeft > 1 && (
        <div className="ml-auto flex items-center gap-3">
          <QuantityControl
            value={quantity}
            min={1}
            max={quantityLeft}
            onChange={onChange}
            labels={{
              input: t('items.quantity', { name }),
              increase: t('items.more', { name }),
              decrease: t('items.fewer', { name }),
            }}
          />
        </div>
      )}
    </li>
  );
}

function Bought({ line: { quantity, quantityLeft, deliveredAt } }: { line: ReturnedLine }) {
  const { t, i18n } = useTranslation('returns');
  const pieces =
    quantityLeft === quantity
      ? t('items.bought', { quantity })
      : t('items.left', { left: quantityLeft, quantity });
  return (
    <span className="mt-0.5 block text-sm font-normal text-muted tabular-nums">
      {pieces}
      {deliveredAt !== null &&
        ` · ${t('items.delivered', { date: formatMoment(deliveredAt, 'longDate', i18n.language) })}`}
    </span>
  );
}
