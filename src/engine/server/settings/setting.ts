import type { z } from 'zod';
import type { Brand } from '#engine/model/brand.ts';
import type { Policies } from '#engine/model/policies.ts';
import type { Colours } from '#engine/server/brand/colours.ts';
import type { OpenedBrand } from '#engine/server/brand/read-brand.ts';
import type { Config } from '#engine/server/config.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** What the value is without a choice comes from these. */
export interface Standards {
  brand: OpenedBrand;
  /** Of the brand, and as usual where it says nothing. */
  policies: Readonly<Policies>;
  config: Config;
}

/** Something about the shop that its owner may choose while it runs. */
export interface Setting<Value = unknown> {
  /** 'delivery.freeFrom': its group and its name. */
  readonly key: string;
  /** What may be chosen, as the API says it: amounts are decimals. Messages are keys of texts. */
  readonly schema: z.ZodType<Value>;
  /** For its message. */
  readonly limits?: { readonly min: number; readonly max: number };
  readonly standard: (from: Standards) => Value | null;
  /** What a choice changes of what the shop charges, keeps and promises. */
  readonly policies?: (value: Value) => Partial<Policies>;
  /** What a choice changes of who the shop is. */
  readonly brand?: (value: Value) => Partial<Brand>;
  /** What a choice changes of the colours as they are without it, by the names of the tokens. */
  readonly colours?: (value: Value, colours: Colours) => Colours;
  /** Of a colour: all on which it is written, for the desk to show how well it reads. */
  readonly grounds?: (from: Standards) => string[];
  /** What this shop cannot do, although another could: the key of a message. */
  readonly fault?: (value: Value, from: Standards) => string | undefined;
  /** The audit log says no more than the end of it. */
  readonly isMasked?: true;
}

/** By key, whether chosen or standard. */
export type SettingValues = ReadonlyMap<string, unknown>;

/** A rule across settings: the key of a message for each setting that breaks it. */
export type SettingsRule = (values: SettingValues) => Record<string, string>;

/** What a domain lets the owner choose (`settings` of its manifest). */
export interface DomainSettings {
  readonly settings: readonly Setting[];
  readonly rules?: readonly SettingsRule[];
}

/** Somebody has chosen something else. */
export interface SettingsChange {
  readonly actor: SessionUser;
  readonly keys: readonly string[];
  /** All of them, after the change. */
  readonly values: SettingValues;
}

/** Keeps the kind of value together with its schema. */
export function setting<Value>(declared: Setting<Value>): Setting {
  return declared as Setting;
}
