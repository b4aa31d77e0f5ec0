import { extraField, extraFields } from '#domains/catalogue/model/extra/extra-fields.ts';
import type { FilterChip } from '#domains/catalogue/web/listing/list-filters.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { askedOf, pairsOf, withAsked, withoutPair } from './extra-search.ts';
import { labelOf, optionLabel } from './extra-words.ts';

interface ExtraFiltersProps {
  search: { x?: string | undefined };
  onChange: (change: { x: string | undefined }) => void;
}

/** A box for each truth and a list for each choice that extensions let lists be narrowed by. */
export function ExtraFilters({ search: { x }, onChange }: ExtraFiltersProps) {
  const { i18n } = useTranslation('catalogue');
  return extraFields()
    .filter(({ filter }) => filter)
    .map((field) => {
      const label = labelOf(field, i18n.language);
      const asked = askedOf(x, field);
      const ask = (value: string) => onChange({ x: withAsked(x, field, value) });
      return field.kind === 'truth' ? (
        <Checkbox
          key={field.name}
          label={label}
          checked={asked === 'true'}
          onChange={(event) => ask(event.target.checked ? 'true' : '')}
        />
      ) : (
        <Select
          key={field.name}
          aria-label={label}
          value={asked}
          onChange={(event) => ask(event.target.value)}
          className="sm:w-44"
        >
          <option value="">{label}</option>
          {field.options!.map((option) => (
            <option key={option.value} value={option.value}>
              {labelOf(option, i18n.language)}
            </option>
          ))}
        </Select>
      );
    });
}

/** One for each pair of the URL. */
export function extraChips(t: Translate, x: string | undefined, language: string): FilterChip[] {
  return pairsOf(x).flatMap((pair) => {
    const [name = '', value = ''] = pair.split(':');
    const field = extraField(name);
    if (field === undefined) return [];
    const label = labelOf(field, language);
    const chosen = field.kind === 'choice' ? optionLabel(field, value, language) : t('extra.no');
    const text = value === 'true' ? label : `${label}: ${chosen}`;
    return [{ text, without: { x: withoutPair(x, pair) } }];
  });
}
