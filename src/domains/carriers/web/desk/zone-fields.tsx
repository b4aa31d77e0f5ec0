import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import type { ProfileValues } from './profile-values.ts';

interface ZoneFieldsProps {
  form: UseFormReturn<ProfileValues>;
  at: number;
  onRemove: () => void;
}

const PLACES = ['countries', 'regions', 'postalPrefixes'] as const;
const AMOUNTS = ['freeFrom', 'expressExtra', 'priorityExtra'] as const;

/** Where a zone lies, and what parcels there cost. */
export function ZoneFields({ form, at, onRemove }: ZoneFieldsProps) {
  const { t } = useTranslation('carriers');
  const number = at + 1;
  return (
    <fieldset className="grid items-start gap-5 rounded-lg bg-sunken p-4 sm:grid-cols-3 sm:p-5">
      <legend className="sr-only">{t('profile.zone', { number })}</legend>
      <div className="flex items-center justify-between gap-4 sm:col-span-3">
        <span aria-hidden="true" className="font-medium">
          {t('profile.zone', { number })}
        </span>
        <Button variant="link" onClick={onRemove} aria-label={t('profile.removeZone', { number })}>
          {t('profile.removeZone', { number })}
        </Button>
      </div>
      {PLACES.map((name) => (
        <TextField
          key={name}
          form={form}
          name={`zones.${at}.${name}`}
          label={t(`profile.${name}`)}
          hint={t(`profile.${name}Hint`)}
          required={false}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <TextField
        form={form}
        name={`zones.${at}.bands`}
        label={t('profile.bands')}
        hint={t('profile.bandsHint')}
        placeholder="1000:5.90, 5000:9.90, 14.90"
        className="sm:col-span-3"
        autoComplete="off"
        spellCheck={false}
      />
      {AMOUNTS.map((name) => (
        <TextField
          key={name}
          form={form}
          name={`zones.${at}.${name}`}
          label={t(`profile.${name}`)}
          hint={t(name === 'freeFrom' ? 'profile.freeFromHint' : 'profile.extraHint')}
          required={false}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
    </fieldset>
  );
}
