import type { FieldErrors } from 'react-hook-form';
import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { Choice } from './chosen-sizes.ts';
import { QuantityField } from './member-inputs.tsx';
import { SizesField, type SizeToChoose } from './sizes-field.tsx';

interface ChoiceInputsProps {
  choice: Choice;
  onQuantity: (quantity: number) => void;
  onItems: (items: SizeQuantity[]) => void;
  /** None where there is no choice. */
  sizes: readonly SizeToChoose[];
  /** How many can be had where there is no choice. */
  max: number;
  errors: FieldErrors<Choice>;
}

/** How many; of a family, how many of each size. */
export function ChoiceInputs({ choice, onQuantity, onItems, sizes, max, errors }: ChoiceInputsProps) {
  const { t } = useTranslation('group');
  if (sizes.length === 0)
    return (
      <QuantityField
        value={choice.quantity}
        onChange={onQuantity}
        max={max}
        error={fieldMessage(t, errors.quantity?.message)}
      />
    );
  const { items: fault } = errors;
  return (
    <SizesField
      sizes={sizes}
      value={choice.items}
      onChange={onItems}
      error={fieldMessage(t, fault?.message ?? fault?.root?.message)}
    />
  );
}
