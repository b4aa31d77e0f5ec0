// URLs of pages, bent: every route of the router with more behind it, in odd spellings, too long, and broken.
import fc from 'fast-check';
import { CALLERS, type HostileRequest } from './hostile-requests.ts';
import { hostileText, SCRIPT } from './hostile-values.ts';

/** Things that exist, for the `$slug` and `$id` of routes. */
const NAMES = ['gift-set-1', 'cheese', 'frantoio-ripalunga', '1', 'nothing-of-that-name'];

const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed()));
/** Written into a URL as they are: escapes that are none, doubled, overlong, and signs that belong elsewhere. */
const oddities = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%0d%0aset-cookie:%20a=b',
  '%2f',
  '%5c',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '%F0%9F',
  '%u002e',
  '../',
  './',
  '..;/',
  '//',
  '\\',
  '|',
  '{{',
  '<',
  "'",
  '"',
  ';a=b',
  ':',
  '@',
  '*',
  '~',
  '\u00E9',
  '\u00FF',
  '.php',
  '.html',
  '.json',
  '/__proto__',
  '/constructor',
  encodeURIComponent(SCRIPT),
);
const long = fc
  .tuple(
    fc.constantFrom('a', '/', '/a', '%41', '%25', '../', '?', '&a=b'),
    fc.constantFrom(300, 2_100, 7_000),
  )
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)));
const queries = fc.oneof(
  fc.constantFrom(
    '?',
    '??',
    '?&&&',
    '?=',
    '?%',
    '?%zz=%',
    '?a[]=1&a[b]=2',
    '?__proto__=1',
    '?lng=xx',
    '?lng=de&lng=fr',
  ),
  fc
    .tuple(fc.constantFrom('q', 'page', 'sort', 'token', 'email', 'returnTo', 'category', 'x'), encoded)
    .map(([name, value]) => `?${name}=${value}`),
  long.map((text) => `?q=${text}`),
);

type Bend = (path: string) => string;

const bends: fc.Arbitrary<Bend> = fc.oneof(
  encoded.map(
    (segment): Bend =>
      (path) =>
        `${path}/${segment}`,
  ),
  fc.constantFrom<Bend>(
    (path) => `${path}/x`,
    (path) => `${path}/x/y/z`,
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => path.replaceAll('/', '//'),
    (path) => path.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase()),
    (path) => encodeURIComponent(path).replace(/^%2F/u, '/'),
    (path) => path.replaceAll(/[a-z]/gu, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ),
  fc.tuple(oddities, fc.nat()).map(([odd, at]): Bend => (path) => {
    const place = 1 + (at % path.length);
    return path.slice(0, place) + odd + path.slice(place);
  }),
  long.map(
    (text): Bend =>
      (path) =>
        `${path}/${text}`,
  ),
);

/** `routes` as the router writes them: `/product/$slug`. */
export function hostilePage(routes: readonly string[]): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      route: fc.constantFrom(...routes),
      name: fc.constantFrom(...NAMES),
      bent: fc.array(bends, { maxLength: 3 }),
      query: fc.option(queries, { nil: '', freq: 2 }),
      caller: fc.constantFrom(...CALLERS),
      method: fc.oneof(
        { arbitrary: fc.constant('GET'), weight: 8 },
        { arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'), weight: 1 },
      ),
      headers: fc.constantFrom<Record<string, string>[]>(
        {},
        {},
        { 'accept-encoding': 'br' },
        { 'accept-encoding': 'br;q=0' },
        { 'accept-language': 'it' },
        { accept: 'application/json' },
      ),
    })
    .map(({ route, name, bent, query, ...rest }) => ({
      ...rest,
      url: bent.reduce((path, bend) => bend(path), route.replaceAll(/\$\w+/gu, name)) + query,
      payload: undefined,
    }));
}
