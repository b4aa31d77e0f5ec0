import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { dropSetting } from '#engine/server/db/settings.ts';
import { loadSettings, lockSettings, saveChoice } from '#engine/server/settings/stored-settings.ts';
import { domains } from '#engine/server/domain.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import type { Language } from '#engine/model/languages.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { Setting, Standards } from '#engine/server/settings/setting.ts';
import {
  declaredSettings,
  settingsRules,
  standardsOf,
  valuesWith,
} from '#engine/server/settings/settings-in-force.ts';

interface Chooser {
  actor: SessionUser;
  /** In which a refusal is said. */
  language: Language;
}

/** What somebody asked for, by key: a new value, or null for the standard. */
type Wanted = Readonly<Record<string, unknown>>;

/**
 * Changes settings in every process, all of them or none. A refusal names each key that is wrong. Two administrators at
 * once come one after the other, so that rules across settings hold for what both have chosen.
 */
export async function changeSettings(
  shop: Shop,
  wanted: Wanted,
  { actor, language }: Chooser,
): Promise<void> {
  const from = standardsOf(shop.config);
  const parsed = parse(wanted, from, language);
  await shop.catalogue.change(async (tx, changed) => {
    await lockSettings(tx);
    const { chosen } = await loadSettings(tx);
    const before = new Map([...chosen].map(([key, { value }]) => [key, value]));
    const after = new Map(before);
    for (const [key, value] of parsed) {
      if (value === null) after.delete(key);
      else after.set(key, value);
    }
    const values = valuesWith(after, from);
    refuse(Object.assign({}, ...settingsRules().map((rule) => rule(values))), language);
    const keys = [...parsed.keys()].filter((key) => !isSame(before.get(key), after.get(key)));
    if (keys.length === 0) return;
    for (const key of keys) {
      if (after.has(key)) await saveChoice(tx, key, after.get(key), actor.id);
      else await dropSetting(tx, key);
      await record(tx, actor, key, before.get(key), after.get(key));
    }
    for (const { settingsChanged } of domains()) await settingsChanged?.(tx, { actor, keys, values });
    changed.settings();
  });
}

function parse(wanted: Wanted, from: Standards, language: Language): ReadonlyMap<string, unknown> {
  const declared = new Map(declaredSettings().map((setting) => [setting.key, setting]));
  const faults: Record<string, string> = {};
  const parsed = new Map<string, unknown>();
  for (const [key, value] of Object.entries(wanted)) {
    const setting = declared.get(key);
    if (setting === undefined) {
      faults[key] = 'errors:settings.unknown';
      continue;
    }
    const result = setting.schema.nullable().safeParse(value);
    const fault = result.success
      ? result.data === null
        ? undefined
        : setting.fault?.(result.data, from)
      : result.error.issues[0]!.message;
    if (fault !== undefined) faults[key] = translateMessage(language, fault, setting.limits);
    else parsed.set(key, result.data);
  }
  refuse(faults, language);
  return parsed;
}

function refuse(faults: Record<string, string>, language: Language): void {
  const fields = Object.fromEntries(
    Object.entries(faults).map(([key, message]) => [key, translateMessage(language, message)]),
  );
  const [first] = Object.entries(fields);
  if (first !== undefined) throw new AppError('invalid', `${first[0]}: ${first[1]}`, { fields });
}

/** Of two values as JSON has them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function record(tx: Db, actor: SessionUser, key: string, from: unknown, to: unknown): Promise<void> {
  const setting = declaredSettings().find((each) => each.key === key)!;
  await recordAudit(tx, {
    actor,
    action: 'settings.change',
    entityType: 'settings',
    entityId: key,
    detail: { from: said(setting, from), to: said(setting, to) },
  });
}

/** Null: the standard. */
function said({ isMasked }: Setting, value: unknown): unknown {
  if (value === undefined) return null;
  return isMasked ? `…${String(value).slice(-4)}` : value;
}
