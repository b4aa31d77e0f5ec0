// Requests made from the API's own document: for every route what it asks for, with anything in it twisted.
import fc from 'fast-check';
import { valueOf, type JsonSchema } from './hostile-schema-values.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

interface Parameter {
  in: string;
  name: string;
  schema?: JsonSchema;
}
interface ApiDocument {
  paths?: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: JsonSchema }> } }
    >
  >;
}

export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | undefined;
}

export const CALLERS = ['anonymous', 'BUYER', 'PRODUCER', 'ADMIN'] as const;
export type Caller = (typeof CALLERS)[number];

export interface HostileRequest {
  caller: Caller;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

const text = (name: string, where: 'path' | 'query'): Parameter => ({
  in: where,
  name,
  schema: { type: 'string' },
});
const page = (path: string, ...queries: string[]): Operation => ({
  method: 'GET',
  path,
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => text(name!, 'path')),
    ...queries.map((name) => text(name, 'query')),
  ],
  body: undefined,
});
/** Pages are not in the document, but take what visitors type all the same. */
const PAGES = [
  page('/shop', 'category', 'sort', 'cursor', 'lng'),
  page('/shop/{slug}', 'sort', 'cursor'),
  page('/product/{slug}', 'lng'),
  page('/producers/{slug}'),
  page('/search', 'q', 'category', 'lng'),
  page('/order/{id}', 'token'),
  page('/login', 'redirect', 'returnTo'),
  page('/reset-password', 'token'),
  page('/newsletter/confirm', 'token', 'email'),
  page('/sitemap-{part}.xml'),
  page('/feeds/new.atom', 'lng'),
  page('/feeds/products.csv', 'lng'),
  page('/manifest.webmanifest', 'lng'),
  page('/{anything}'),
];

export function operationsOf(document: object): Operation[] {
  const { paths = {} } = document as ApiDocument;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      path,
      parameters: call.parameters ?? [],
      body: call.requestBody?.content?.['application/json']?.schema,
    })),
  );
  return [...calls, ...PAGES];
}

export function hostileRequest(operation: Operation): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      path: fc.record(Object.fromEntries(namesIn(operation.path).map((name) => [name, pathValue(name)]))),
      query: queryOf(operation),
      headers: headersArbitrary,
      payload: operation.method === 'GET' ? fc.constant(undefined) : payloadOf(operation.body ?? {}),
    })
    .map(({ caller, path, query, headers, payload }) => ({
      caller,
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name]!) + query,
      headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
      payload,
    }));
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

/** Anything may be in an address as long as it can be written there. */
const encoded = hostileText.map((value) => encodeURIComponent(value.toWellFormed()));
const brokenEscapes = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '..%2f..%2fpackage.json',
  '%2e%2e',
  '%F0%9F',
  '.',
);

function pathValue(name: string): fc.Arbitrary<string> {
  const likely = /id$/i.test(name)
    ? fc.integer({ min: 1, max: 60 }).map(String)
    : fc.constantFrom('olive-oil', 'cheese', 'taggiasca-extra-virgin-olive-oil', '1', 'products');
  return fc.oneof(
    { arbitrary: likely, weight: 4 },
    { arbitrary: encoded.map((value) => (value === '' ? '%20' : value)), weight: 2 },
    { arbitrary: brokenEscapes, weight: 1 },
  );
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const pairs = named.map(({ name, schema }) =>
    fc
      .oneof(
        {
          arbitrary: valueOf(schema ?? {}).map((value) => encodeURIComponent(textOf(value).toWellFormed())),
          weight: 3,
        },
        { arbitrary: encoded, weight: 2 },
        { arbitrary: brokenEscapes, weight: 1 },
      )
      .map((value) => `${name}=${value}`),
  );
  const stray = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'a[b]', 'limit', 'lng', ''), encoded);
  return fc
    .tuple(
      fc.tuple(
        ...pairs.map((pair) =>
          fc.option(
            fc.oneof(
              pair,
              fc.tuple(pair, pair).map((two) => two.join('&')),
            ),
            { nil: '' },
          ),
        ),
      ),
      fc.option(
        stray.map(([name, value]) => `${name}=${value}`),
        { nil: '', freq: 4 },
      ),
    )
    .map(([given, more]) => [...given, more].filter((part) => part !== '').join('&'))
    .map((query) => (query === '' ? '' : `?${query}`));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const headersArbitrary: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  {
    arbitrary: fc.constantFrom<Record<string, string>[]>(
      { 'accept-language': `de;q=x,${'fr,'.repeat(500)}`, 'accept-encoding': 'br;q=0, gzip' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-7' },
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': '\u00FF' },
      { 'idempotency-key': 'k'.repeat(300) },
      { 'idempotency-key': '\u00E9\u00FF' },
      { 'if-none-match': '*', range: 'bytes=0-,5-1' },
      {
        'x-forwarded-for': "'; --, 999.1.1.1, ::::",
        'x-forwarded-proto': 'gopher',
        'x-forwarded-host': '<x>',
      },
      { 'x-csrf-token': 'constructor', accept: 'image/webp' },
    ),
    weight: 1,
  },
);

const brokenJson = fc.constantFrom(
  '{',
  '',
  'null',
  '[]',
  '"',
  '{"a":1}}',
  '\u0000',
  '{"a":1e999}',
  'undefined',
  '{"__proto__":{"x":1}}',
);

function payloadOf(schema: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: valueOf(schema).map((value) => JSON.stringify(value) ?? 'null'), weight: 4 },
    { arbitrary: twisted(schema).map((value) => JSON.stringify(value) ?? 'null'), weight: 6 },
    { arbitrary: hostileValue.map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: brokenJson, weight: 1 },
  );
}

/** A fitting body in which one or two things are not as they should be. */
function twisted(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = [
    ...Object.keys(schema.properties ?? {}),
    'id',
    'role',
    'constructor',
    'userId',
    'priceCents',
  ];
  const change = fc.tuple(fc.constantFrom(...names), fc.option(hostileValue, { nil: undefined, freq: 6 }));
  return fc
    .tuple(valueOf(schema), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) =>
      typeof value === 'object' && value !== null ? { ...value, ...Object.fromEntries(changes) } : value,
    );
}
