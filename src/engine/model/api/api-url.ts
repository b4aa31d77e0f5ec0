/** What an URL is made of beside its path; the rest of a call's input travels elsewhere. */
export interface UrlInput {
  params?: object;
  query?: object;
}

/** Fills a path: '/api/products/:slug' becomes '/api/products/olive-oil'. What is undefined stays out of the query. */
export function apiUrl(path: string, { params = {}, query = {} }: UrlInput = {}): string {
  const values = params as Record<string, string | number>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!));
  const search = Object.entries(query as Record<string, string | number | undefined>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
    .join('&');
  return search === '' ? filled : `${filled}?${search}`;
}
