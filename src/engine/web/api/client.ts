import { apiUrl, type UrlInput } from '#engine/model/api/api-url.ts';
import type {
  ResponseOf,
  BodyOf,
  InputArgument,
  ListPath,
  PageInputOf,
  PageOf,
  PathOf,
  Write,
} from '#engine/model/api/contract.ts';
import { ApiError } from './api-error.ts';
import { pause } from './pause.ts';

export interface ApiAnswer {
  status: number;
  body: string;
  /** What the body says, where it need not be parsed to know. */
  data?: unknown;
}

/** How a read reaches the API: fetch in the browser, a direct call on the server. */
export type FetchApi = (path: string, input?: UrlInput) => Promise<ApiAnswer>;

/** In a task of its own: on a slow phone each request takes some milliseconds, and a page that starts makes several. */
export const browserFetchApi: FetchApi = async (path, input) => {
  await pause();
  return call(apiUrl(path, input));
};

/** Makes a read from the browser. What pages show comes by `apiQuery` instead, which remembers it. */
export async function apiRead<Path extends PathOf<'GET'>>(
  path: Path,
  ...[input]: InputArgument<`GET ${Path}`>
): Promise<ResponseOf<`GET ${Path}`>> {
  return dataOf(await browserFetchApi(path, input)) as ResponseOf<`GET ${Path}`>;
}

/** The same of one page of a list. */
export async function apiReadPage<Path extends ListPath>(
  path: Path,
  input: PageInputOf<`GET ${Path}`>,
): Promise<PageOf<`GET ${Path}`>> {
  return dataOf(await browserFetchApi(path, input)) as PageOf<`GET ${Path}`>;
}

interface WriteInput extends UrlInput {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes a write and returns the parsed response. A body is sent as JSON only when there is one. */
export async function apiRequest<Call extends Write>(
  template: Call,
  ...[input]: InputArgument<Call>
): Promise<ResponseOf<Call>> {
  const [method, path] = template.split(' ') as [string, string];
  const { body, headers, ...filled } = (input ?? {}) as WriteInput;
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await call(apiUrl(path, filled), { method, ...sent, headers: { ...json, ...headers } });
  return dataOf(answer) as ResponseOf<Call>;
}

/** A write as a function of its body. */
export const apiWrite =
  <Call extends Write>(template: Call) =>
  (body: BodyOf<Call>) =>
    (apiRequest as (template: Call, input: object) => Promise<ResponseOf<Call>>)(template, { body });

/** The one place that fetches. */
export async function call(url: string, init?: RequestInit): Promise<ApiAnswer> {
  const response = await fetch(url, {
    ...init,
    credentials: 'include',
    // Without a stored choice the browser's preference would decide; what the page asks for must match the page.
    headers: { 'accept-language': document.documentElement.lang, ...init?.headers },
  });
  return {
    status: response.status,
    body: (await response.text()) || (response.ok ? '' : response.statusText),
  };
}

/** The data of a response; a refused call throws. */
export function dataOf({ status, body, data }: ApiAnswer): unknown {
  if (status < 200 || status >= 300) throw new ApiError(status, body);
  if (body === '') return null;
  return data ?? JSON.parse(body);
}
