// What has one place in the code, and the sign by which a second one is found.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';

const ROOT = path.join(import.meta.dirname, '../..');

const PLACES: { what: string; sign: RegExp; file: string; example: string }[] = [
  {
    what: 'escaping for HTML',
    sign: /\/\[[^\]]*[<&][^\]]*\]\/gu?|replace(?:All)?\(\s*(?:\/[<&]\/gu?|'[<&]')/u,
    file: 'src/engine/model/escape-html.ts',
    example: String.raw`text.replace(/[&<>]/g, (c) => ENTITIES[c])`,
  },
  {
    what: 'formatting of dates',
    sign: /new Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(/u,
    file: 'src/engine/model/dates.ts',
    example: "date.toLocaleDateString('de')",
  },
  {
    what: "the router's private result of a load",
    sign: /\._serverResult\b/u,
    file: 'src/engine/web/rendering/load-result.ts',
    example: 'router._serverResult?.status',
  },
  {
    what: "the router's private mark of a rendered page",
    sign: /\brouter\.ssr\b/u,
    file: 'src/engine/web/rendering/mark-as-rendered.ts',
    example: 'router.ssr = { manifest: undefined };',
  },
  {
    what: "PGlite's private transactions",
    sign: /\._runExclusiveTransaction\b/u,
    file: 'src/engine/server/db/pglite/pglite-statements.ts',
    example: 'client._runExclusiveTransaction(work)',
  },
  {
    what: 'reading of environment variables',
    sign: /\bprocess\.env\b/u,
    file: 'src/app/server/config.ts',
    example: 'process.env.PORT',
  },
];

const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

describe.each(PLACES)('$what', ({ sign, file, example }) => {
  it(`is in ${file} only`, () => {
    expect(SOURCES.filter(({ text }) => sign.test(text)).map((source) => source.file)).toEqual([file]);
  });

  it('would be found elsewhere', () => {
    expect(example).toMatch(sign);
  });
});

describe("Stripe's library", () => {
  const SIGN = /from 'stripe'/u;
  const FOLDERS = ['src/domains/payments/server/stripe/', 'src/domains/taxes/server/stripe/'];

  it('is known in its own folders only: what it says enters the shop as our own types', () => {
    const knowing = SOURCES.filter(({ text }) => SIGN.test(text)).map(({ file }) => file);
    expect(knowing.length).toBeGreaterThan(0);
    expect(knowing.filter((file) => !FOLDERS.some((folder) => file.startsWith(folder)))).toEqual([]);
  });

  it('would be found elsewhere', () => {
    expect("import type { Stripe } from 'stripe';").toMatch(SIGN);
  });
});

describe('the sample brand', () => {
  /** Written small it is the program's name: of a lock, a backup, a folder of the system. */
  const SIGN = /Madia|MADIA|@madia|Granary Lane|010-0142/u;

  it('is in brand/ only: nothing of the shop knows whose it is', () => {
    const texts = globSync('src/**/*.{json,css}', { cwd: ROOT }).map((file) => ({
      file,
      text: readFileSync(path.join(ROOT, file), 'utf8'),
    }));
    expect(texts.length).toBeGreaterThan(100);
    expect([...SOURCES, ...texts].filter(({ text }) => SIGN.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('would be found elsewhere', () => {
    expect("title: 'Madia · Shop'").toMatch(SIGN);
  });
});

describe('the list of languages', () => {
  const CODE = /['"](de|fr|it|es)['"](?! ?===)|(?:^|[{,(\s])(de|fr|it|es):\s/gmu;
  /** A file that names two of them lists them; comments are prose. */
  const listed = (text: string) =>
    new Set([...text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '').matchAll(CODE)].map(([, a, b]) => a ?? b))
      .size > 1;

  it('is one, and the flags: whatever else a language needs is a text', () => {
    expect(
      SOURCES.filter(({ text }) => listed(text))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['src/engine/model/languages.ts', 'src/engine/web/ui/pictures/flag.tsx']);
  });

  it('would be found elsewhere', () => {
    expect(listed("const NAMES = { de: 'Deutsch', fr: 'Français' };")).toBe(true);
    expect(listed("new Set(['de', 'es'])")).toBe(true);
    expect(listed("language === 'de' ? '–' : '-'")).toBe(false);
  });

  it('is the same in the cache in front of the shop', () => {
    const cache = readFileSync(path.join(ROOT, 'deploy/varnish.vcl'), 'utf8');
    const lists = [...cache.matchAll(/\(((?:[a-z]{2}\|)+[a-z]{2})\)/gu)].map(([, list]) => list);
    expect(lists.length).toBeGreaterThan(3);
    expect(new Set(lists)).toEqual(new Set([LANGUAGES.join('|')]));
  });
});

describe('casts through unknown', () => {
  const CAST = ['as', 'unknown', 'as'].join(' ');

  it('are at most four, tests included: what is typed needs none', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });
    const casts = files.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split(CAST)
        .slice(1)
        .map(() => file),
    );
    expect(casts.length, casts.join(', ')).toBeLessThanOrEqual(4);
  });
});

describe('rules of the whole page', () => {
  // Whatever comes or goes in a page, the browser then restyles all of it: useBodyMarker says the same with a mark.
  const ASKS_THE_PAGE = /(?:^|[\s,}])(?:html|body|:root)[^\s{,]*:has\(/mu;

  it('do not ask what is in it', () => {
    const styles = globSync('src/**/*.css', { cwd: ROOT });
    expect(styles.length).toBeGreaterThan(0);
    const asking = styles.filter((file) => ASKS_THE_PAGE.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(asking).toEqual([]);
  });

  it('would be found asking', () => {
    expect('body:has([data-bar]) {').toMatch(ASKS_THE_PAGE);
    expect('.card:has(:checked) {').not.toMatch(ASKS_THE_PAGE);
  });
});
