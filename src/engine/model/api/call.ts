import type { Page } from '#engine/model/paging.ts';

/**
 * A call of the API under its method and path: what is sent and what comes back, as the wire carries them. The contract's
 * files hold such types and nothing that runs. Names in a path are not
 * written out: `:id` and `:partId` are numbers, others texts.
 */
export interface Call {
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
  /** The fields of a form with files: multipart/form-data instead of JSON. */
  form?: object;
  answer: unknown;
  /** The answer where the query has a `limit`. */
  page?: unknown;
}

/** A list: all of it, or one page where the query has a `limit`. */
export interface ListCall<Query, Item> {
  query?: Omit<Query, 'limit'>;
  answer: Item[];
  page: Page<Item>;
}

/** The answer is a file to save, not JSON. */
export interface Download {
  readonly contentType: string;
}
