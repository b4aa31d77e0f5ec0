import { TAX_MODES } from '#engine/model/policies.ts';
import type { Localized } from '#engine/model/languages.ts';
import type { Entered, SettingKind } from './settings-draft.ts';
import { ColourControl } from './colour-control.tsx';
import { CountriesControl, MethodsControl, TextsControl } from './list-controls.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';

interface SettingControlProps {
  kind: SettingKind;
  value: Entered;
  /** Of what can be chosen. */
  standard: unknown;
  /** Of a colour. */
  grounds?: readonly string[] | undefined;
  onChange: (value: Entered) => void;
}

const INPUT_TYPES: Partial<Record<SettingKind, string>> = { email: 'email', phone: 'tel', line: 'text' };

const NO_GROUNDS: readonly string[] = [];

/** The field of a setting, by its kind; it stands in a `Field`. */
export function SettingControl({ kind, value, standard, grounds, onChange }: SettingControlProps) {
  const { t } = useTranslation('settings');
  if (kind === 'colour')
    return <ColourControl value={value as string} grounds={grounds ?? NO_GROUNDS} onChange={onChange} />;
  if (kind === 'countries')
    return <CountriesControl codes={value as readonly string[]} onChange={onChange} />;
  if (kind === 'methods')
    return (
      <MethodsControl
        chosen={value as readonly string[]}
        configured={standard as readonly string[]}
        onChange={onChange}
      />
    );
  if (kind === 'texts') return <TextsControl texts={value as Localized} onChange={onChange} />;
  if (kind === 'taxMode')
    return (
      <Select value={value as string} onChange={(event) => onChange(event.currentTarget.value)}>
        {TAX_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(`taxModes.${mode}`)}
          </option>
        ))}
      </Select>
    );
  if (kind === 'yesNo')
    return (
      <Select value={value as string} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="false">{t('no')}</option>
        <option value="true">{t('yes')}</option>
      </Select>
    );
  const type = INPUT_TYPES[kind];
  if (type !== undefined)
    return (
      <TextInput
        type={type}
        autoComplete="off"
        value={value as string}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <div className="flex items-center gap-2.5">
      {kind === 'amount' && (
        <span aria-hidden="true" className="text-muted">
          {t('units.amount')}
        </span>
      )}
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="max-w-36 tabular-nums"
        value={value as string}
        onChange={(event) => onChange(event.currentTarget.value.replace(',', '.'))}
      />
      {kind !== 'amount' && kind !== 'number' && (
        <span className="text-sm text-muted">{t(`units.${kind}`)}</span>
      )}
    </div>
  );
}
