import { adoptBrand } from '#engine/model/brand.ts';
import { adoptPolicies, STANDARD_POLICIES } from '#engine/model/policies.ts';
import { adoptColours, openedBrand } from '#engine/server/brand/opened-brand.ts';
import type { Colours } from '#engine/server/brand/colours.ts';
import type { Config } from '#engine/server/config.ts';
import { forgetTranslations } from '#engine/server/i18n/translations.ts';
import type { DomainSettings, Setting, SettingsRule, SettingValues, Standards } from './setting.ts';

/** The groups in the order in which the desk shows them; a group that is not here comes after them. */
const GROUPS = ['shop', 'brand', 'delivery', 'money', 'tax', 'bank', 'returns', 'orders', 'staff'];

/** 'delivery' of 'delivery.freeFrom'. */
export const groupOf = (key: string) => key.slice(0, key.indexOf('.'));

let declared: readonly DomainSettings[] = [];

/** Once for a process: what its domains let the owner choose. */
export function composeSettings(ofDomains: readonly DomainSettings[]): void {
  declared = ofDomains;
}

/** All that can be chosen, group by group. */
export function declaredSettings(): Setting[] {
  const all = declared.flatMap(({ settings }) => settings);
  const placeOf = ({ key }: Setting) =>
    (GROUPS.indexOf(groupOf(key)) + GROUPS.length + 1) % (GROUPS.length + 1);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function settingsRules(): SettingsRule[] {
  return declared.flatMap(({ rules = [] }) => rules);
}

/** Of everything that can be chosen: the choice, otherwise the standard. */
export function valuesWith(chosen: SettingValues, from: Standards): SettingValues {
  return new Map(declaredSettings().map(({ key, standard }) => [key, chosen.get(key) ?? standard(from)]));
}

/** What everything is without a choice. */
export function standardsOf(config: Config): Standards {
  const brand = openedBrand();
  return { brand, policies: { ...STANDARD_POLICIES, ...brand.policies }, config };
}

let inForce: SettingValues = new Map();

/** A process serves one shop: what its settings say now, whether chosen or standard. */
export function settingInForce<Value>(key: string): Value {
  return (inForce.get(key) ?? null) as Value;
}

/**
 * Makes stored choices true in this process. A choice that a newer version of the shop would refuse no longer counts: the
 * standard does.
 */
export function adoptSettings(stored: SettingValues, config: Config): void {
  const { brand, policies, colours } = openedBrand();
  const from = standardsOf(config);
  const chosen = new Map<string, unknown>();
  let changedBrand = { ...brand, supportEmail: config.supportEmail };
  let changedPolicies = { ...policies };
  let changedColours: Colours = {};
  for (const declared of declaredSettings()) {
    const parsed = declared.schema.safeParse(stored.get(declared.key));
    if (!stored.has(declared.key) || !parsed.success || declared.fault?.(parsed.data, from)) continue;
    chosen.set(declared.key, parsed.data);
    changedBrand = { ...changedBrand, ...declared.brand?.(parsed.data) };
    changedPolicies = { ...changedPolicies, ...declared.policies?.(parsed.data) };
    changedColours = {
      ...changedColours,
      ...declared.colours?.(parsed.data, { ...colours, ...changedColours }),
    };
  }
  inForce = valuesWith(chosen, from);
  adoptBrand(changedBrand);
  adoptPolicies(changedPolicies);
  adoptColours(changedColours);
  // Texts name what has changed.
  forgetTranslations();
}
