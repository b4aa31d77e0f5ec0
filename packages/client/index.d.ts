import type { Calls, WebhookEvent } from './calls.d.ts';

export type { Calls, WebhookEvent } from './calls.d.ts';

/** 'GET /api/products/:slug' */
export type CallName = keyof Calls;

type PathOf<Method extends string> = {
  [Name in CallName]: Name extends `${Method} ${infer Path}` ? Path : never;
}[CallName];
/** The paths of lists that come in pages. */
export type ListPath = {
  [Path in PathOf<'GET'>]: Calls[`GET ${Path}`] extends { item: unknown } ? Path : never;
}[PathOf<'GET'>];

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Part<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : undefined extends Value
    ? { [K in Key]?: Exclude<Value, undefined> }
    : { [K in Key]: Value };
type Of<Name extends CallName, Key extends string> = Calls[Name] extends { [K in Key]: infer Value }
  ? Value
  : never;
type QueryPart<Query> = [Query] extends [never]
  ? unknown
  : object extends Query
    ? { query?: Query }
    : { query: Query };

export interface Options {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The same key is the same write. Made up for each call where it is left out. */
  idempotencyKey?: string;
}

/** What is sent along with a call. */
export type InputOf<Name extends CallName> = Options &
  ([ParamName<Name>] extends [never] ? unknown : { params: Record<ParamName<Name>, string | number> }) &
  QueryPart<Of<Name, 'query'>> &
  Part<'body', Of<Name, 'body'>> &
  (Calls[Name] extends { form: true } ? { form: FormData } : unknown);
type Argument<Name extends CallName> =
  object extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>];

export interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}

/** A list comes whole, or as a page where `limit` is given. */
export type ResponseOf<Name extends CallName, Input = unknown> = Calls[Name] extends { item: infer Item }
  ? Input extends { query: { limit: number | string } }
    ? Page<Item>
    : Of<Name, 'response'>
  : Of<Name, 'response'>;

export interface ClientOptions {
  /** 'https://shop.example'; left out: of the page that it runs in. */
  url?: string;
  /** An API key. Without one it asks as a visitor, with a cart of its own. */
  key?: string;
  /** In which names and messages come: 'en', 'de', 'fr', 'it' or 'es'. */
  language?: string;
  /** How often a call is repeated that may be: 3 unless said otherwise. */
  retries?: number;
  /** Of one attempt: 30 seconds unless said otherwise. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** For tests: how it waits. */
  sleep?: (ms: number) => Promise<void>;
}

/**
 * A client of one shop. Reads, and writes that carry an idempotency key, are repeated where no response came or the shop
 * asks to come later; everything else is sent once.
 */
export declare class MadiaClient {
  constructor(options?: ClientOptions);
  get<Path extends PathOf<'GET'>, const Input extends Argument<`GET ${Path}`>>(
    path: Path,
    ...input: Input
  ): Promise<ResponseOf<`GET ${Path}`, Input[0]>>;
  post<Path extends PathOf<'POST'>>(
    path: Path,
    ...input: Argument<`POST ${Path}`>
  ): Promise<ResponseOf<`POST ${Path}`>>;
  put<Path extends PathOf<'PUT'>>(
    path: Path,
    ...input: Argument<`PUT ${Path}`>
  ): Promise<ResponseOf<`PUT ${Path}`>>;
  patch<Path extends PathOf<'PATCH'>>(
    path: Path,
    ...input: Argument<`PATCH ${Path}`>
  ): Promise<ResponseOf<`PATCH ${Path}`>>;
  delete<Path extends PathOf<'DELETE'>>(
    path: Path,
    ...input: Argument<`DELETE ${Path}`>
  ): Promise<ResponseOf<`DELETE ${Path}`>>;
  /** Every item of a list, page after page as they are used. */
  all<Path extends ListPath>(
    path: Path,
    ...input: Argument<`GET ${Path}`>
  ): AsyncGenerator<Of<`GET ${Path}`, 'item'>, void, undefined>;
  /** Any call by its name. */
  call<Name extends CallName>(name: Name, ...input: Argument<Name>): Promise<ResponseOf<Name>>;
}

/** A call that the shop refused. */
export declare class MadiaError extends Error {
  readonly status: number;
  /** 'invalid', 'not_found', 'conflict' … */
  readonly code: string;
  /** Name of a field → what is wrong with it. */
  readonly fields: Record<string, string>;
  /** For programs: what they might act on. */
  readonly reason: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

/** No response came: whether a write was done is not known. */
export declare class MadiaUnreachable extends Error {}

/** A message that is not the shop's, or too old to be taken. */
export declare class WebhookError extends Error {}

export interface WebhookMessage {
  type: WebhookEvent | 'webhook.test';
  timestamp: string;
  data: Record<string, unknown>;
}

/** The message, if the shop has signed these very characters lately. `body`: as it came. */
export declare function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  body: string,
  options?: { now?: Date; toleranceSeconds?: number },
): Promise<WebhookMessage>;
