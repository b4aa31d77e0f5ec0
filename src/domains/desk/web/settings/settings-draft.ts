import type { AdminSetting } from '#domains/desk/model/admin.ts';
import { LANGUAGES, type Localized } from '#engine/model/languages.ts';

/** How a setting is entered. */
export type SettingKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'texts'
  | 'amount'
  | 'number'
  | 'percent'
  | 'weeks'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'countries'
  | 'methods'
  | 'taxMode'
  | 'yesNo'
  | 'colour';

const KINDS: Readonly<Record<string, SettingKind>> = {
  'shop.tagline': 'texts',
  'shop.email': 'email',
  'shop.phone': 'phone',
  'brand.accentLight': 'colour',
  'brand.accentDark': 'colour',
  'delivery.standardPrice': 'amount',
  'delivery.freeFrom': 'amount',
  'delivery.expressPrice': 'amount',
  'delivery.priorityPrice': 'amount',
  'delivery.coldChainPrice': 'amount',
  'delivery.giftWrapPrice': 'amount',
  'delivery.countries': 'countries',
  'money.commissionPercent': 'percent',
  'money.payoutWeeks': 'weeks',
  'money.payoutAfterHours': 'hours',
  'money.invoiceDays': 'days',
  'money.guestInvoiceLimit': 'amount',
  'money.invoiceMaximum': 'amount',
  'money.methods': 'methods',
  'returns.days': 'days',
  'returns.lateDays': 'days',
  'returns.restockingPercent': 'percent',
  'returns.claimHours': 'hours',
  'tax.mode': 'taxMode',
  'orders.changeMinutes': 'minutes',
  'staff.twoFactor': 'yesNo',
};

export function kindOf({ key, standard }: Pick<AdminSetting, 'key' | 'standard'>): SettingKind {
  return KINDS[key] ?? (typeof standard === 'number' ? 'number' : 'line');
}

/** What stands in a field: as it was typed, chosen codes, or a text for each language. */
export type Entered = string | readonly string[] | Localized;

/** What was entered and not yet saved, by key; null: the standard is wanted back. */
export type Draft = Readonly<Record<string, Entered | null>>;

const WORDED: readonly SettingKind[] = ['line', 'email', 'phone', 'taxMode', 'colour'];

/** A value of the API as its field shows it. */
export function entered(kind: SettingKind, value: unknown): Entered {
  if (kind === 'countries' || kind === 'methods') return value as string[];
  if (kind !== 'texts') return value === null ? '' : String(value as string | number | boolean);
  if (typeof value !== 'string') return value as Localized;
  return Object.fromEntries(LANGUAGES.map((language) => [language, value])) as Localized;
}

/** The other way round. What is no number goes as it is: the server says what is wrong with it. */
function valueOf(setting: AdminSetting, now: Entered): unknown {
  const kind = kindOf(setting);
  if (typeof now !== 'string') return now;
  const text = now.trim();
  if (kind === 'yesNo') return text === 'true';
  if (text === '' && setting.standard === null) return null;
  if (WORDED.includes(kind)) return text;
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What has to be sent: only what differs from what is stored. */
export function changesOf(settings: readonly AdminSetting[], draft: Draft): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const setting of settings) {
    const now = draft[setting.key];
    if (now === undefined) continue;
    if (now === null) {
      if (setting.changedAt !== null) changes[setting.key] = null;
    } else if (!isSame(now, entered(kindOf(setting), setting.value)))
      changes[setting.key] = valueOf(setting, now);
  }
  return changes;
}
