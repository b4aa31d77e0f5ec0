import type {
  EventType,
  Json,
  Language,
  MailBlock,
  PageForm,
  PageRequest,
  ProductField,
  Right,
  Setting,
} from 'madia/extension';

/** What an extension says of itself when it is opened, as data: its functions stay in its own process. */
export interface Described {
  name: string;
  api: number;
  hosts: readonly string[];
  settings: Readonly<Record<string, Setting>>;
  events: readonly EventType[];
  routes: readonly DescribedRoute[];
  timers: readonly { name: string; everyMinutes: number }[];
  mails: Readonly<Record<string, readonly MailBlock[]>>;
  pages: readonly { name: string; right: Right }[];
  fields: Readonly<Record<string, ProductField>>;
  /** What it provides the shop with. */
  provides: readonly string[];
}

export interface DescribedRoute {
  /** 'POST /notes' */
  key: string;
  who: string;
  right?: Right;
  summary: string;
  /** JSON Schema of its body, for the document of the API. */
  body?: Record<string, unknown>;
}

/** Nested texts of one language. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What the shop asks an extension to do. */
export type Call =
  | { do: 'event'; event: { id: string; type: string; timestamp: string; data: unknown } }
  | { do: 'timer'; name: string; now: string }
  | { do: 'route'; key: string; request: SentRequest }
  | { do: 'show'; page: string; asked: PageRequest }
  | { do: 'submit'; page: string; form: PageForm }
  /** One of `PROVIDED_FUNCTIONS`. */
  | { do: 'provide'; what: string; asked: unknown };

export interface SentRequest {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  text: string;
  headers: Record<string, string>;
  language: Language;
  person: { id: number; role: string } | null;
}

/** A refusal that a caller of a route reads. */
export interface Refused {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

export type ToExtension =
  | { kind: 'open'; entry: string; api: string; zod: string; roots: string[] }
  | {
      kind: 'begin';
      settings: Record<string, string | number>;
      texts: Record<Language, TextTree>;
      publicUrl: string;
    }
  | { kind: 'call'; id: number; call: Call }
  | { kind: 'answer'; id: number; value?: unknown; failed?: string }
  | { kind: 'ping' };

export type ToShop =
  | { kind: 'opened'; described: Described }
  | { kind: 'wrong'; reason: string }
  /** `json`: of a length that the shop may read. */
  | { kind: 'answer'; id: number; json?: string | undefined; failed?: string; refused?: Refused }
  /** `during`: the call that it was asked in. */
  | { kind: 'ask'; id: number; during: number; what: string; json: string }
  | { kind: 'log'; line: string }
  | { kind: 'pong' };

/** What the handles of an extension ask for, by name. */
export interface Asked {
  get: { key: string };
  set: { key: string; value: Json; person: number | null };
  delete: { key: string };
  add: { key: string; more: number };
  list: { prefix: string; after: string | null };
  fetch: {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string | null;
    as: 'text' | 'base64';
  };
  read: { path: string; language: Language };
  mail: { mail: string; to: unknown; data: Record<string, Json> };
  news: { kind: string; name: string };
}
