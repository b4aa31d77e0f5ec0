import { ApiError } from './api-error.ts';

/** Sends a write and returns the parsed answer. A body is sent as JSON only when there is one. */
export async function apiRequest<Answer>(
  url: string,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      ...pageLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

export interface ApiAnswer {
  status: number;
  body: string;
  /** What the body says, where it need not be parsed to know. */
  data?: unknown;
}

/** How a read reaches the API: fetch in the browser, a direct call on the server. */
export type FetchApi = (path: string) => Promise<ApiAnswer>;

export const browserFetchApi: FetchApi = async (path) => {
  const response = await fetch(path, { credentials: 'include', headers: pageLanguage() });
  return { status: response.status, body: (await response.text()) || response.statusText };
};

/** Without a stored choice the browser's preference would decide; what the page asks for must match the page. */
export const pageLanguage = (): Record<string, string> => ({
  'accept-language': document.documentElement.lang,
});
