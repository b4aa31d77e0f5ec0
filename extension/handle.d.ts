/** What an extension declares as its settings, and what it is handed of the shop. A part of `madia/extension`. */

// Settings

export type SettingsDeclared = Readonly<Record<string, Setting>>;

export interface Setting {
  kind: 'text' | 'url' | 'secret' | 'number';
  /** Where it is missing the shop does not start. */
  required?: boolean;
  /** Of a text: what it may be. */
  options?: readonly string[];
}

export type SettingsGiven<Settings extends SettingsDeclared> = {
  readonly [Name in keyof Settings]:
    | (Settings[Name]['kind'] extends 'number' ? number : string)
    | (Settings[Name] extends { required: true } ? never : undefined);
};

// What an extension is handed

export type Language = 'en' | 'de' | 'fr' | 'it' | 'es';
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What an extension may do with the shop. There is no other way: neither its database nor its secrets are in reach. */
export interface ShopHandle<Settings extends SettingsDeclared = SettingsDeclared> {
  readonly settings: SettingsGiven<Settings>;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** A text of `texts/<language>.json`, with its `{{placeholders}}` filled in. */
  text(language: Language, key: string, values?: Readonly<Record<string, string | number>>): string;
  /** What the extension remembers: at most 10,000 values of at most 64 KB. Nobody else reads them. */
  readonly store: Store;
  /** A request to one of its hosts. Redirects are not followed. */
  fetch(url: string, request?: FetchRequest): Promise<FetchResponse>;
  /** A public call of the shop's API, as somebody who is not signed in would make it: `read('/api/products/olives')`. */
  read(path: `/api/${string}`, language?: Language): Promise<Json>;
  /** Queues one of its mails. False: there is nobody, or not any more. */
  mail(mail: MailToSend): Promise<boolean>;
  /**
   * Says that something has moved: a parcel, by its tracking number, a payment, by its reference, a payout, by its key, or the
   * account of a producer, by its id. Then the shop asks (`carrier.track`, `payment.lookUp`, `payout.find`, `payout.account`); it
   * believes the answer, never the news. Said twice, or of what the shop does not know, it does no harm. It has been heard when
   * the promise is kept.
   */
  news(
    about: { parcel: string } | { payment: string } | { payout: string } | { payoutAccount: string },
  ): Promise<void>;
  /** A line in the shop's log. */
  log(line: string): void;
}

export interface Store {
  get(key: string): Promise<Json | undefined>;
  /** `person`: whom it is about, by the id of the account. It is in that person's data download and goes with the account. */
  set(key: string, value: Json, about?: { person: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds to a whole number, which begins with 0, and gives back the sum. Additions at the same moment all count. */
  add(key: string, more: number): Promise<number>;
  /** In the order of their keys, at most 1,000; `after`: those that follow. */
  list(asked?: { prefix?: string; after?: string }): Promise<{ key: string; value: Json }[]>;
}

export interface FetchRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PROPFIND' | 'MKCOL';
  headers?: Readonly<Record<string, string>>;
  /** What is no text is sent as JSON. */
  body?: string | Json;
  /** 'base64': `text` of the response holds its bytes so. */
  as?: 'text' | 'base64';
}

export interface FetchResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** At most 1 MB. */
  readonly text: string;
  json(): Json;
}

export interface MailToSend {
  mail: string;
  /** Addresses are the shop's: an extension names whom it means. 'shop': the support address. */
  to: 'shop' | { order: number } | { person: number };
  /** Placeholders of the texts, and what blocks name: texts, numbers, lists of texts, rows. */
  data?: Readonly<Record<string, Json>>;
}
