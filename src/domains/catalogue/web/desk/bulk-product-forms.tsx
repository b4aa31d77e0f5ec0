import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { MAX_STOCK } from '#domains/catalogue/model/product-fields.ts';
import type { BulkResult } from '#engine/model/lists/bulk.ts';
import { parseTierText } from '#domains/pricing/model/tier-text.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { BulkAction } from '#engine/web/lists/bulk-bar.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

interface BulkCategoryProps {
  categories: readonly { id: number; name: string }[];
  onChosen: (categoryId: number) => void;
}

/** Into which category the selected products go. */
function BulkCategory({ categories, onChosen }: BulkCategoryProps) {
  const { t } = useTranslation('dashboards');
  const [chosen, choose] = useState('');
  return (
    <BulkForm isReady={chosen !== ''} onSubmit={() => onChosen(Number(chosen))}>
      <Field label={t('products.category')}>
        <Select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t('lists:none')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </BulkForm>
  );
}

/** By how much the prices of the selected products change. */
function BulkPrice({ onChosen }: { onChosen: (percent: number) => void }) {
  const { t } = useTranslation('dashboards');
  const [typed, type] = useState('');
  const percent = Number(typed);
  return (
    <BulkForm
      isReady={typed !== '' && percent >= -100 && percent <= 1_000}
      onSubmit={() => onChosen(percent)}
    >
      <Field label={t('products.priceBy')} hint={t('products.priceByHint')}>
        <TextInput
          type="number"
          step="0.01"
          min={-100}
          max={1000}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
    </BulkForm>
  );
}

/** How many there are of each of the selected products: more or fewer than now, or so many. */
function BulkStock({ onChosen }: { onChosen: (change: StockChange) => void }) {
  const { t } = useTranslation('dashboards');
  const [how, setHow] = useState<'add' | 'set'>('add');
  const [typed, type] = useState('');
  const units = Number(typed);
  const isReady =
    typed !== '' && Number.isInteger(units) && Math.abs(units) <= MAX_STOCK && (how === 'add' || units >= 0);
  return (
    <BulkForm
      isReady={isReady}
      onSubmit={() => onChosen(how === 'add' ? { quantityChange: units } : { quantityAvailable: units })}
    >
      <Field label={t('products.stockHow')}>
        <Select value={how} onChange={(event) => setHow(event.currentTarget.value === 'set' ? 'set' : 'add')}>
          <option value="add">{t('products.stockAdd')}</option>
          <option value="set">{t('products.stockSet')}</option>
        </Select>
      </Field>
      <Field
        label={t('products.units')}
        hint={t(how === 'add' ? 'products.stockAddHint' : 'products.stockSetHint')}
      >
        <TextInput
          type="number"
          step="1"
          min={how === 'add' ? -MAX_STOCK : 0}
          max={MAX_STOCK}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
    </BulkForm>
  );
}

type StockChange = { quantityChange: number } | { quantityAvailable: number };

/** The steps that the selected products have from now on, as text. */
function BulkLadder({ onChosen }: { onChosen: (tiers: DiscountTier[] | null) => void }) {
  const { t } = useTranslation('dashboards');
  const { t: tValidation } = useTranslation('validation');
  const [typed, type] = useState('');
  const parsed = parseTierText(typed);
  return (
    <BulkForm isReady={parsed.ok} onSubmit={() => parsed.ok && onChosen(parsed.tiers)}>
      <Field
        label={t('products.ladder')}
        hint={t('products.ladderHint')}
        error={parsed.ok ? undefined : tValidation(parsed.messageKey)}
      >
        <TextInput
          value={typed}
          placeholder="10:5,20:10,50:15"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
    </BulkForm>
  );
}

type Change =
  | { categoryId: number }
  | { pricePercent: number }
  | StockChange
  | { discountTiers: DiscountTier[] | null };

/** What producers and administrators alike change of many products. */
export const bulkChanges = (
  t: ReturnType<typeof useTranslation>['t'],
  categories: BulkCategoryProps['categories'],
  send: (ids: number[], change: Change) => Promise<BulkResult>,
): BulkAction[] => [
  {
    name: 'category',
    label: t('dashboards:products.category'),
    form: (run) => (
      <BulkCategory
        categories={categories}
        onChosen={(categoryId) => run((ids) => send(ids, { categoryId }))}
      />
    ),
  },
  {
    name: 'price',
    label: t('dashboards:products.priceBy'),
    form: (run) => <BulkPrice onChosen={(pricePercent) => run((ids) => send(ids, { pricePercent }))} />,
  },
  {
    name: 'stock',
    label: t('dashboards:products.stockBy'),
    form: (run) => <BulkStock onChosen={(stock) => run((ids) => send(ids, stock))} />,
  },
  {
    name: 'ladder',
    label: t('dashboards:products.ladder'),
    form: (run) => <BulkLadder onChosen={(discountTiers) => run((ids) => send(ids, { discountTiers }))} />,
  },
];

interface BulkFormProps {
  isReady: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function BulkForm({ isReady, onSubmit, children }: BulkFormProps) {
  const { t } = useTranslation('lists');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <Button type="submit" disabled={!isReady}>
        {t('save')}
      </Button>
    </form>
  );
}
