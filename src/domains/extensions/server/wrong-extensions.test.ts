import { describe, expect, it } from 'vitest';
import { withExtensions, writeExtension } from '../../../../tests/support/extension-desk.ts';
import { leftToAll } from '../../../../tests/support/left-to-all.ts';

const refusalOf = (folder: string, settings: Record<string, string> = {}) =>
  withExtensions([folder], settings).then(
    () => 'it was opened',
    (error: Error) => error.message,
  );

const WRONG: [what: string, code: string, line: RegExp][] = [
  [
    'imports the shop',
    `import { domains } from '#engine/server/domain.ts'; export default {};`,
    /#engine\/server/,
  ],
  [
    'imports a file of the shop',
    `import '${process.cwd()}/src/engine/model/ids.ts'; export default {};`,
    /it imports .*ids\.ts: an extension may import madia\/extension, its own files and its own packages/,
  ],
  [
    'imports a package of the shop',
    `import pg from '${process.cwd()}/node_modules/pg/lib/index.js'; export default {};`,
    /it imports/,
  ],
  [
    'imports the network',
    `import 'node:https'; export default {};`,
    /it imports node:https, which is out of its reach/,
  ],
  ['throws while it is loaded', `throw new Error('no licence'); export default {};`, /no licence/],
  ['has a typing error', `export default {`, /SyntaxError|Unexpected|Expected/],
  ['exports nothing', `export const a = 1; export default undefined;`, /no default export/],
  [
    'was written for another version',
    `export default { name: 'wrong', api: 2 };`,
    /this shop has version 1 of madia\/extension/,
  ],
  ['has no proper name', `export default { name: '../wrong', api: 1 };`, /name must be small letters/],
  [
    'listens to what never happens',
    `on: { 'order.eaten': () => {} },`,
    /an event must be one of order\.placed/,
  ],
  [
    'lets nobody know who may call',
    `routes: { 'GET /a': { who: 'ADMIN', summary: 'A', handle: () => 1 } },`,
    /say a right/,
  ],
  [
    'has a route above its own',
    `routes: { 'GET /../orders': { who: 'public', summary: 'A', handle: () => 1 } },`,
    /a route must be named like/,
  ],
  ['is a carrier without prices', `carrier: { track: () => 'unknown' },`, /carrier\.rates is missing/],
  [
    'sells labels that it would not find again',
    `carrier: { rates: () => [], buy: () => null },`,
    /carrier\.find is missing/,
  ],
  [
    'is a carrier of its own kind',
    `carrier: { fly: () => 1 },`,
    /carrier\.fly is nothing that the shop asks/,
  ],
  ['has a handler that is none', `on: { 'order.placed': 'later' },`, /on\['order\.placed'\] is no function/],
  [
    'needs a text',
    `pages: { notes: { right: 'any', show: () => [] } },`,
    /texts\/en\.json has no 'pages\.notes'/,
  ],
  [
    'needs a setting',
    `settings: { apiKey: { kind: 'secret', required: true } },`,
    /X_WRONG_API_KEY is missing/,
  ],
  [
    'has a field that every object has',
    `fields: { constructor: { kind: 'truth' } },`,
    /a field must be named with small letters/,
  ],
  [
    'has a field of no kind',
    `fields: { taste: { kind: 'smell' } },`,
    /kind must be truth, text, number or choice/,
  ],
  [
    'has a choice of ten thousand',
    `fields: { taste: { kind: 'choice', options: Array.from({ length: 10_000 }, (_, at) => 'a' + at) } },`,
    /a choice has at most 50 options/,
  ],
  [
    'has a text without end',
    `fields: { taste: { kind: 'text', maxLength: 1e6 } },`,
    /a text has at most 2000 characters/,
  ],
  [
    'narrows lists by numbers',
    `fields: { taste: { kind: 'number', filter: true } },`,
    /lists are narrowed by a truth or a choice/,
  ],
  [
    'says more of a field than there is',
    `fields: { taste: { kind: 'truth', sql: 'drop table products' } },`,
    /and nothing else/,
  ],
  [
    'has too many fields',
    `fields: Object.fromEntries(Array.from({ length: 21 }, (_, at) => ['a' + at, { kind: 'truth' }])),`,
    /an extension has at most 20 fields/,
  ],
  ['has a field without a label', `fields: { taste: { kind: 'truth' } },`, /has no 'fields\.taste\.label'/],
  ['ends while it is loaded', `process.exit(0); export default {};`, /its process ended/],
  // Where it talks to the shop it can write what it likes: none of this may reach anybody.
  ...[
    "'garbage\\n'",
    "'null\\n'",
    `'{"cmd":"NODE_HANDLE","type":"net.Socket","msg":1}\\n'`,
    `'{"kind":"ask","id":1,"what":"get","json":"{"}\\n'`,
    "'x'.repeat(16_000_000)",
  ].map((line): [string, string, RegExp] => [
    `forges what it says (${line})`,
    `import { writeSync } from 'node:fs'; writeSync(3, ${line}); await new Promise(() => {}); export default {};`,
    /its process ended/,
  ]),
];

/** Each is a process of its own: `npm test` tries every third. */
const TRIED = leftToAll ? WRONG.filter((_, at) => at % 3 === 0) : WRONG;

describe('an extension that is wrong stops the start with one line', () => {
  it.each(TRIED)('where it %s', async (_what, code, line) => {
    const message = await refusalOf(writeExtension('wrong', { code }));
    expect(message).toMatch(line);
    expect(message).toMatch(
      /^Extension .* is wrong: .*\. Correct it, or take it out of EXTENSIONS, and start again\.$/,
    );
    expect(message).not.toContain('\n');
  });

  it('where there is none, or two of one name', async () => {
    expect(await refusalOf('./examples/nothing')).toMatch(/there is no such folder or package/);
    expect(await refusalOf('madia-nothing')).toMatch(/there is no such folder or package/);
    const folder = () => writeExtension('twin', { code: '' });
    const message = await withExtensions([folder(), folder()]).catch((error: Error) => error.message);
    expect(message).toMatch(/another extension is named 'twin' too/);
  });

  it('where two have the same field, or a label is a book', async () => {
    const field = (name: string, label: string) =>
      writeExtension(name, {
        code: `fields: { vegan: { kind: 'truth' } },`,
        texts: { fields: { vegan: { label } } },
      });
    const both = await withExtensions([field('one', 'Vegan'), field('two', 'Vegan')]).catch(
      (error: Error) => error.message,
    );
    expect(both).toMatch(/another extension has a field 'vegan' of products too/);
    expect(await refusalOf(field('long', 'Vegan'.repeat(100)))).toMatch(/is longer than 200 characters/);
  });

  it('where a language lacks a text, or a setting makes no sense', async () => {
    const folder = writeExtension('half', {
      code: `settings: { url: { kind: 'url' } },`,
      files: { 'texts/fr.json': '{}' },
    });
    expect(await refusalOf(folder)).toMatch(/texts\/fr\.json has no 'name'/);
    const whole = writeExtension('half', { code: `settings: { url: { kind: 'url' } },` });
    expect(await refusalOf(whole, { X_HALF_URL: 'nowhere' })).toMatch(
      /X_HALF_URL must be an http\(s\) address/,
    );
    expect(await refusalOf(whole, { X_HALF_ULR: 'https://a.example' })).toMatch(
      /^Setting X_HALF_ULR is wrong: no extension of EXTENSIONS has a setting of this name\./,
    );
  });
});

it('may bring packages of its own, in TypeScript too', async () => {
  const folder = writeExtension('packed', {
    code: `import { jar } from 'jars'; import { lid } from './lid.ts';
      export default { name: jar + lid, api: 1 };`,
    files: {
      'lid.ts': `export const lid: string = 'ed';`,
      'node_modules/jars/package.json': '{ "name": "jars", "type": "module", "exports": "./index.ts" }',
      'node_modules/jars/index.ts': `export const jar: string = 'pack';`,
    },
  });
  const [opened] = await withExtensions([folder]);
  expect(opened!.described.name).toBe('packed');
});
