import type { z } from 'zod';
import type { Role } from '#engine/model/current-user.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { NeededRight } from '#engine/model/rights.ts';

/**
 * Who may call a route. 'owner': anyone, but the handler only ever touches what belongs to the caller's session or the
 * token in the URL (cart lines, a guest's order).
 */
export type Guard = 'public' | 'owner' | 'signed-in' | Role | readonly Role[];

/**
 * A call of the API under its method and path ('GET /api/products/:slug'): all that is said about it, once. Routes, their
 * validation, the API's document and the browser's calls come from it. Names in a path are not written out: `:id` and
 * `:partId` are numbers, others texts; `params` says more where that is needed.
 */
export interface Call {
  readonly guard: Guard;
  /** Which right administrators, or the people of a producer, need for it. Calls of these roles say one. */
  readonly right?: NeededRight;
  /** What it does, in a line: for the API's document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The fields of a form with files: multipart/form-data instead of JSON. */
  readonly form?: z.ZodObject;
  /** What comes back, as JSON. */
  readonly response?: z.ZodType;
  /** Instead of `response`, a list of these: all of it, or one page where the query has a `limit`. */
  readonly list?: z.ZodType;
  /** Of a `response` that is an array, or has one as `items`: it has an export, as every `list` of the desk has by itself. */
  readonly exported?: true;
  /** Said by `withExports` alone: the list is asked, and what it answers is written as a table. */
  readonly fromList?: true;
  /** Instead of `response`, a file to save. */
  readonly download?: string;
  /** Of a response that went well; 200 where it is left out. */
  readonly status?: 201 | 202;
  /** A line of `LIMITS` (src/engine/server/http/limits.ts). */
  readonly rateLimit?: string;
  /** Not with an API key. */
  readonly sessionOnly?: true;
  /** Refused before launch. */
  readonly sells?: true;
  /** A body to send, for the API's document. Tests send it. */
  readonly example?: object;
}

/** The calls of a domain, or a part of them. */
export type Contract = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Call>
>;

/** The response is a file to save, not JSON. */
export interface Download {
  readonly contentType: string;
}

type Of<C, Key extends string> = C extends { readonly [K in Key]: infer Schema } ? Schema : never;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

type QueryPart<C> = [Of<C, 'query'>] extends [never]
  ? unknown
  : C extends { readonly list: z.ZodType }
    ? { query?: Omit<Sent<Of<C, 'query'>>, 'limit'> }
    : object extends Sent<Of<C, 'query'>>
      ? { query?: Sent<Of<C, 'query'>> }
      : { query: Sent<Of<C, 'query'>> };

type BodyPart<C> = [Of<C, 'body'>] extends [never]
  ? unknown
  : undefined extends Sent<Of<C, 'body'>>
    ? { body?: Exclude<Sent<Of<C, 'body'>>, undefined> }
    : { body: Sent<Of<C, 'body'>> };

type ResponsePart<C> = C extends { readonly list: infer Item extends z.ZodType }
  ? { response: z.input<Item>[]; page: Page<z.input<Item>> }
  : C extends { readonly response: infer Schema extends z.ZodType }
    ? { response: z.input<Schema> } & PagePart<z.input<Schema>>
    : { response: Download };

/** A list that comes in pages only. */
type PagePart<Response> = Response extends Page<infer Item> ? { page: Page<Item> } : unknown;

/** A call as the wire carries it, in types alone: what the browser sends and gets. */
export type WireCall<C> = QueryPart<C> &
  BodyPart<C> &
  ([Of<C, 'headers'>] extends [never] ? unknown : { headers?: Sent<Of<C, 'headers'>> }) &
  ([Of<C, 'form'>] extends [never] ? unknown : { form: Sent<Of<C, 'form'>> }) &
  ResponsePart<C>;
