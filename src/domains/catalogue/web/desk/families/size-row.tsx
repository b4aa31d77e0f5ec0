import { OTHER_LANGUAGES } from '#engine/model/languages.ts';
import { GripVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MAX_COUNTS_AS } from '#domains/pricing/model/pooled-lines.ts';
import type { DiscountTiers } from '#domains/pricing/model/tiers.ts';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { MoveButtons } from '#engine/web/ui/forms/move-buttons.tsx';
import { exampleOf, type FamilyValues } from './family-values.ts';

interface SizeRowProps {
  form: UseFormReturn<FamilyValues>;
  index: number;
  count: number;
  /** Of the product. */
  name: string;
  tiers: DiscountTiers | null;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDrop: () => void;
}

/** A size: what it is called, what it counts as, and its place, by dragging or by its two buttons. */
export function SizeRow({ form, index, count, name, tiers, onMove, onRemove, ...drag }: SizeRowProps) {
  const { t } = useTranslation('producer-desk');
  const countsAs = useWatch({ control: form.control, name: `members.${index}.countsAs` });
  const example = exampleOf(countsAs, tiers);
  const row = useRef<HTMLLIElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its two buttons do the same
    <li
      ref={row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
      className="rounded-lg border border-line bg-surface p-3"
    >
      <div className="mb-2 flex items-center gap-1">
        {/* Only the grip: text in a row that can be dragged could not be marked. */}
        <span
          draggable
          className="shrink-0 cursor-grab"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            if (row.current !== null) event.dataTransfer.setDragImage(row.current, 0, 0);
            drag.onDragStart();
          }}
        >
          <GripVertical aria-hidden="true" className="size-4 text-muted" />
        </span>
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{name}</p>
        <MoveButtons
          place={index}
          count={count}
          labels={{ up: t('families.up', { name }), down: t('families.down', { name }) }}
          onMove={onMove}
        />
        <IconButton size="sm" label={t('families.remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField form={form} name={`members.${index}.label`} label={t('families.label')} lang="en" />
        <NumberField
          form={form}
          name={`members.${index}.countsAs`}
          label={t('families.countsAs')}
          min={1}
          max={MAX_COUNTS_AS}
          step={1}
          hint={
            example === null
              ? t('families.countsAsHint')
              : t('families.example', {
                  count: example.pieces,
                  quantity: example.quantity,
                  percent: example.percent,
                })
          }
        />
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm text-muted">{t('form.translations')}</summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {OTHER_LANGUAGES.map((language) => (
            <TextField
              key={language}
              form={form}
              name={`members.${index}.labels.${language}`}
              label={t(`form.languages.${language}`)}
              required={false}
              lang={language}
            />
          ))}
        </div>
      </details>
    </li>
  );
}
