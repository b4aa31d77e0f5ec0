import { numberBetween } from '#engine/server/settings/setting-schemas.ts';
import { setting, type DomainSettings, type SettingsRule } from '#engine/server/settings/setting.ts';

const inOrder: SettingsRule = (values) =>
  (values.get('returns.lateDays') as number) < (values.get('returns.days') as number)
    ? { 'returns.lateDays': 'errors:settings.lateDays' }
    : {};

/** What may come back, until when and for what fee. Texts speak of several days and hours. */
export const returnsSettings: DomainSettings = {
  settings: [
    setting({
      key: 'returns.days',
      ...numberBetween(2, 365, 0),
      standard: ({ policies }) => policies.returnDays,
      policies: (returnDays) => ({ returnDays }),
    }),
    setting({
      key: 'returns.lateDays',
      ...numberBetween(2, 365, 0),
      standard: ({ policies }) => policies.lateReturnDays,
      policies: (lateReturnDays) => ({ lateReturnDays }),
    }),
    setting({
      key: 'returns.restockingPercent',
      ...numberBetween(0, 90, 0),
      standard: ({ policies }) => policies.restockingFeePercent,
      policies: (restockingFeePercent) => ({ restockingFeePercent }),
    }),
    setting({
      key: 'returns.claimHours',
      ...numberBetween(2, 720, 0),
      standard: ({ policies }) => policies.damageHours,
      policies: (damageHours) => ({ damageHours }),
    }),
  ],
  rules: [inOrder],
};
