import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

interface BulkCategoryProps {
  categories: readonly { id: number; name: string }[];
  onChosen: (categoryId: number) => void;
}

/** Into which category the selected products go. */
export function BulkCategory({ categories, onChosen }: BulkCategoryProps) {
  const { t } = useTranslation('admin');
  const [chosen, choose] = useState('');
  return (
    <BulkForm isReady={chosen !== ''} onSubmit={() => onChosen(Number(chosen))}>
      <Field label={t('products.category')}>
        <Select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t('list.none')}</option>
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
export function BulkPrice({ onChosen }: { onChosen: (percent: number) => void }) {
  const { t } = useTranslation('admin');
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

interface BulkFormProps {
  isReady: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function BulkForm({ isReady, onSubmit, children }: BulkFormProps) {
  const { t } = useTranslation('admin');
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
