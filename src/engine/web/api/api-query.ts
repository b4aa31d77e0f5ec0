import { queryOptions } from '@tanstack/react-query';
import type { UrlInput } from '#engine/model/api/api-url.ts';
import type {
  ResponseOf,
  InputArgument,
  ListPath,
  PageInputOf,
  PageOf,
  PathOf,
} from '#engine/model/api/contract.ts';

/** The key of every read: its path in the contract and what fills it. The read is made from it (query-client.ts). */
export const apiKey = (path: PathOf<'GET'>, input?: UrlInput) =>
  input === undefined ? [path] : [path, input];

/** A read of the API, typed by the contract. */
export const apiQuery = <Path extends PathOf<'GET'>>(path: Path, ...[input]: InputArgument<`GET ${Path}`>) =>
  queryOptions<ResponseOf<`GET ${Path}`>>({ queryKey: apiKey(path, input) });

/** One page of a list. */
export const apiPageQuery = <Path extends ListPath>(path: Path, input: PageInputOf<`GET ${Path}`>) =>
  queryOptions<PageOf<`GET ${Path}`>>({ queryKey: apiKey(path, input) });
