import type { AdminSetting } from '#domains/desk/model/admin.ts';
import { formatMoment } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { TaxMode } from '#engine/model/policies.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { countryName } from '#engine/model/places/countries.ts';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { OwnTwoFactor } from './own-two-factor.tsx';
import { SettingControl } from './setting-control.tsx';
import { entered, kindOf, type Entered, type SettingKind } from './settings-draft.ts';

interface SettingRowProps {
  setting: AdminSetting;
  /** Undefined: nothing was entered; null: the standard is wanted back. */
  now: Entered | null | undefined;
  error: string | undefined;
  onChange: (value: Entered | null) => void;
}

/** A setting: what it is and does, its field, what it is without a choice, and who chose it when. */
export function SettingRow({ setting, now, error, onChange }: SettingRowProps) {
  const { t, i18n } = useTranslation('settings');
  const methodLabel = useMethodLabel((method) => t(`orders:payment.methods.${method}`));
  const { key, value, standard, changedAt, changedBy } = setting;
  const kind = kindOf(setting);
  const shown = now === undefined ? entered(kind, value) : now === null ? entered(kind, standard) : now;
  const isStandard = now === null || (now === undefined && changedAt === null);
  const at = changedAt && formatMoment(changedAt, 'dateTime', i18n.language);
  return (
    <div className="grid gap-x-10 gap-y-3 border-t border-line py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="text-sm">
        <p aria-hidden="true" className="font-medium">
          {t(`fields.${key}.label`, { defaultValue: key })}
        </p>
        <p className="mt-1 max-w-text text-muted">{t(`fields.${key}.help`, { defaultValue: '' })}</p>
      </div>
      <div className="flex flex-col gap-1.5">
        <Field label={t(`fields.${key}.label`, { defaultValue: key })} labelHidden error={error}>
          <SettingControl
            kind={kind}
            value={shown}
            standard={standard}
            grounds={setting.grounds}
            onChange={onChange}
          />
        </Field>
        {key === 'staff.twoFactor' && <OwnTwoFactor />}
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-xs text-muted">
          <span className="min-w-0 wrap-anywhere empty:hidden">
            {standard !== null &&
              t('standard', { value: said(kind, standard, { t, methodLabel, language: i18n.language }) })}
          </span>
          {at && (
            <span>
              {changedBy === null ? t('changedAt', { at }) : t('changedBy', { at, name: changedBy })}
            </span>
          )}
          {!isStandard && (
            <Button size="sm" variant="ghost" className="-ml-4" onClick={() => onChange(null)}>
              {t(standard === null ? 'clear' : 'back')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface Words {
  t: ReturnType<typeof useTranslation>['t'];
  methodLabel: (method: string) => string;
  language: Language;
}

/** A standard in words. */
function said(kind: SettingKind, standard: unknown, { t, methodLabel, language }: Words): string {
  if (kind === 'amount') return formatAmount(standard as number);
  if (kind === 'methods') return (standard as string[]).map(methodLabel).join(', ');
  if (kind === 'countries')
    return (standard as string[]).map((code) => countryName(code, language)).join(', ');
  if (kind === 'percent') return formatPercent(standard as number, language);
  if (kind === 'texts') return Object.values(standard as object)[0] as string;
  if (kind === 'taxMode') return t(`taxModes.${standard as TaxMode}`);
  if (kind === 'yesNo') return t(standard === true ? 'yes' : 'no');
  const isMeasured = !['line', 'email', 'phone', 'number', 'colour'].includes(kind);
  return `${standard as string | number}${isMeasured ? ` ${t(`units.${kind}`)}` : ''}`;
}
