/**
 * `madia/extension`, version 1: all that an extension may rely on. What is said here stays for as long as
 * `EXTENSION_API` is 1; what is added is optional. docs/extensions.md tells the rest.
 */
import type { z } from 'zod';
import type { Json, Language, SettingsDeclared, ShopHandle } from './handle.d.ts';
import type { Pictures } from './pictures.d.ts';
import type { Carrier, Payment, Payout, RatesAsked, TaxRate } from './providers.d.ts';

export { z } from 'zod';
export type * from './handle.d.ts';
export type * from './pictures.d.ts';
export type * from './providers.d.ts';

export declare const EXTENSION_API: 1;

/** Gives back what it is given; the compiler checks it. The default export of an extension's `index.ts`. */
export declare function defineExtension<const Settings extends SettingsDeclared = Record<never, never>>(
  extension: Extension<Settings>,
): Extension<Settings>;

export interface Extension<Settings extends SettingsDeclared = SettingsDeclared> {
  /** Small letters, digits and dashes; once for a shop. Its calls are below `/api/x/<name>/`. */
  name: string;
  /** The version of this entry that it was written for. */
  api: 1;
  /** What the operator may say, as environment variables: `url` of `order-chat` is `X_ORDER_CHAT_URL`. */
  settings?: Settings;
  /**
   * Hosts of the public internet that `shop.fetch` may ask, and where people are sent, over https: 'api.example.com'. Hosts
   * of settings of the kind 'url' are added.
   */
  hosts?: readonly string[];
  /** What it does after something happened: after the commit, at least once. `event.id` tells what came twice. */
  on?: {
    readonly [Type in EventType]?: (
      event: ShopEvent<Type>,
      shop: ShopHandle<Settings>,
    ) => Promise<void> | void;
  };
  /** Calls below `/api/x/<name>`, by method and path: 'POST /notes'. */
  routes?: Readonly<Record<`${Method} /${string}`, Route<Settings>>>;
  /** What it does by itself, once among all processes of the shop. Names have small letters and dashes. */
  timers?: Readonly<Record<string, Timer<Settings>>>;
  /** Its mails, by name. Subject and heading are the texts `mails.<name>.subject` and `mails.<name>.heading`. */
  mails?: Readonly<Record<string, readonly MailBlock[]>>;
  /** Pages for administrators, at the desk under 'Extensions'. Titles are the texts `pages.<name>`. */
  pages?: Readonly<Record<string, Page<Settings>>>;
  /** What it adds to products, by name: small letters, digits and underscores. A shop has each name once. */
  fields?: Readonly<Record<string, ProductField>>;
  /** Rates of taxes, asked where the operator says `TAX=x-<name>`. */
  taxRates?(asked: RatesAsked, shop: ShopHandle<Settings>): Promise<readonly TaxRate[]> | readonly TaxRate[];
  /** What parcels cost, and their labels, where the operator says `CARRIER=x-<name>`. */
  carrier?: Carrier<Settings>;
  /**
   * A way to pay, where the operator lists `x-<name>` in `PAYMENTS`. What it is called is the text `payment.label`, what is
   * said of it at checkout `payment.text`.
   */
  payment?: Payment<Settings>;
  /**
   * Who pays producers that choose it, where the operator says `PAYOUTS=x-<name>`. What it is called is the text
   * `payout.label`: a name, as sentences have it ('Your account with {{name}}').
   */
  payout?: Payout<Settings>;
  /** Where uploaded pictures are stored, where the operator says `PICTURES=x-<name>`. */
  pictures?: Pictures<Settings>;
}

// Mails

export type MailBlock =
  /** `text`, `label`: keys of texts. */
  | { kind: 'text' | 'note'; text: string }
  /** `items`, `rows`: names of data. */
  | { kind: 'list'; items: string }
  | { kind: 'table'; rows: string }
  /** `path`: in the shop. */
  | { kind: 'button'; label: string; path: string };

// What happens

export interface EventData {
  'order.placed': OrderData;
  'order.shipped': OrderData;
  'order.cancelled': OrderData;
  'order.reduced': OrderData;
  'return.requested': Readonly<Record<string, Json>>;
  'stock.low': Readonly<Record<string, Json>>;
  'payout.made': Readonly<Record<string, Json>>;
}

export type EventType = keyof EventData;

export interface ShopEvent<Type extends EventType = EventType> {
  /** The same however often it comes. */
  readonly id: string;
  readonly type: Type;
  /** When it happened: ISO 8601. */
  readonly timestamp: string;
  readonly data: EventData[Type];
}

/** Amounts are in the currency of the shop. Names and addresses of customers are in no event. */
export interface OrderData {
  readonly orderId: number;
  readonly placedAt: string;
  readonly orderTotal: number;
  readonly parts: readonly {
    readonly partId: number;
    readonly producerId: number | null;
    readonly shipBy: string;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
    readonly total: number;
    /** Without the pieces that were removed. */
    readonly leftTotal: number;
    readonly items: readonly {
      readonly productId: number;
      readonly slug: string;
      readonly name: string;
      readonly unit: string;
      /** As it was bought, and how many of these were removed since. */
      readonly quantity: number;
      readonly removed: number;
      readonly unitPrice: number;
      readonly discount: number;
    }[];
  }[];
}

export interface Timer<Settings extends SettingsDeclared = SettingsDeclared> {
  /** At least 1. */
  everyMinutes: number;
  /** It may be cut off anywhere and begun again. */
  run(now: Date, shop: ShopHandle<Settings>): Promise<void> | void;
}

// Calls

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What staff may do; 'any': everybody of the role. */
export type Right = 'any' | 'owner' | 'orders' | 'catalogue' | 'people' | 'money';

export interface Route<Settings extends SettingsDeclared = SettingsDeclared> {
  /** Who may call it. 'public': everybody, so it checks by itself what it is sent. */
  who: 'public' | 'signed-in' | 'BUYER' | 'PRODUCER' | 'ADMIN';
  /** Of administrators and producers: which right they need. */
  right?: Right;
  summary: string;
  query?: z.ZodType;
  /** What its JSON has to be. */
  body?: z.ZodType;
  /** What comes back is sent as JSON. `throw new Refusal('not_found', '…')` refuses. */
  handle(request: RouteRequest, shop: ShopHandle<Settings>): unknown;
}

export interface RouteRequest {
  /** `:id` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** What the schema made of it; without one the texts of the URL. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the schema beside it says what it is
  readonly query: any;
  /** What the schema made of it; without one what was sent. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the schema beside it says what it is
  readonly body: any;
  /** The body as it came, for signatures. */
  readonly text: string;
  /** In small letters. Cookies and keys of the shop are left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Null: nobody is signed in. */
  readonly person: { readonly id: number; readonly role: 'BUYER' | 'PRODUCER' | 'ADMIN' } | null;
}

/** A refusal that the caller reads. `message` is a text for people. */
export declare class Refusal extends Error {
  constructor(
    code:
      | 'invalid'
      | 'unauthenticated'
      | 'forbidden'
      | 'not_found'
      | 'conflict'
      | 'rate_limited'
      | 'unavailable',
    message: string,
    fields?: Readonly<Record<string, string>>,
  );
}

// Products

/**
 * A field of products. The shop keeps its values, shows it in forms, on the product's page and in files (`x_<name>`), and
 * says it in its API (`x: { <name>: … }`). Its label is the text `fields.<name>.label`, its hint, where there is one,
 * `fields.<name>.hint`, and an option's label `fields.<name>.options.<option>`.
 */
export interface ProductField {
  kind: 'truth' | 'text' | 'number' | 'choice';
  /** Of a choice: small letters, digits and dashes, at most 50. */
  options?: readonly string[];
  /** Of a text: 200 where it is left out, at most 2,000. */
  maxLength?: number;
  /** Of a number. */
  min?: number;
  max?: number;
  /** Who fills it in. 'producer', where it is left out: producers, and administrators. */
  edit?: 'producer' | 'admin';
  /** Whether cards show it: a truth that is true by its label, a choice by its option's. */
  badge?: boolean;
  /** Whether lists can be narrowed by it, as `?x=vegan:true`. Of a truth or a choice. */
  filter?: boolean;
}

// The desk

export interface Page<Settings extends SettingsDeclared = SettingsDeclared> {
  /** Which right of administrators it needs. */
  right: Right;
  /** What it shows. */
  show(asked: PageRequest, shop: ShopHandle<Settings>): Promise<readonly PageBlock[]> | readonly PageBlock[];
  /** A form of it was sent; afterwards the page is shown anew. What it returns is shown to the sender. */
  submit?(form: PageForm, shop: ShopHandle<Settings>): Promise<string | void> | string | void;
}

export interface PageRequest {
  readonly language: Language;
  readonly person: { readonly id: number };
}

export interface PageForm extends PageRequest {
  readonly form: string;
  readonly values: Readonly<Record<string, string | boolean>>;
}

/** All words are what people read, in the language that was asked for. */
export type PageBlock =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'figures'; figures: readonly { label: string; value: string }[] }
  | {
      kind: 'table';
      title: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      empty: string;
    }
  | { kind: 'link'; text: string; path: string }
  | { kind: 'form'; name: string; submit: string; fields: readonly FormField[] };

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'longText' | 'number' | 'truth' | 'choice';
  options?: readonly { value: string; label: string }[];
  value?: string | boolean;
  required?: boolean;
  hint?: string;
}
