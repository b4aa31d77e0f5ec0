// Five languages, one set of texts: the same files, keys, placeholders and tags everywhere, nothing left empty.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'src/locales');
const ENGLISH = 'en';
const OTHERS = LANGUAGES.filter((language) => language !== ENGLISH);
const PLURAL = /_(?:zero|one|two|few|many|other)$/u;

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const namespaces = (language: string) => readdirSync(path.join(FOLDER, language)).sort();

function load(language: string, namespace: string): Map<string, string> {
  const file = path.join(FOLDER, language, namespace);
  return new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts) : []);
}

/** `cart.items_one` and `cart.items_other` are one text. */
const baseKeys = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();

/** `{{price}}` and `<link>`; the singular may leave the number out, so a plural's `count` does not matter. */
function slots(key: string, text: string): string[] {
  const found = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<(\/?\w+)/gu)].map(
    ([, name, tag]) => name ?? `<${tag}>`,
  );
  return [...new Set(found)].filter((slot) => !(PLURAL.test(key) && slot === 'count')).sort();
}

/** The English text a translated key answers to. */
function english(texts: Map<string, string>, key: string): [key: string, text: string] {
  const other = `${key.replace(PLURAL, '')}_other`;
  const match = texts.has(key) ? key : other;
  return [match, texts.get(match) ?? ''];
}

it.each(OTHERS)('%s has the files of English', (language) => {
  expect(namespaces(language)).toEqual(namespaces(ENGLISH));
});

describe.each(namespaces(ENGLISH))('%s', (namespace) => {
  const source = load(ENGLISH, namespace);

  it.each(LANGUAGES)('%s leaves nothing empty and forms every plural it needs', (language) => {
    const texts = load(language, namespace);
    const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => key);
    const plurals = [...texts.keys()].filter((key) => PLURAL.test(key));
    const incomplete = plurals
      .map((key) => `${key.replace(PLURAL, '')}_other`)
      .filter((key) => !texts.has(key));
    expect({ empty, incomplete }).toEqual({ empty: [], incomplete: [] });
  });

  describe.each(OTHERS)('%s', (language) => {
    const texts = load(language, namespace);

    it('has the keys of English', () => {
      expect(baseKeys(texts)).toEqual(baseKeys(source));
    });

    it('has the placeholders and tags of English', () => {
      const differing = [...texts]
        .map(([key, text]) => ({ key, slots: slots(key, text), english: slots(...english(source, key)) }))
        .filter((entry) => entry.slots.join() !== entry.english.join());
      expect(differing).toEqual([]);
    });
  });
});

/** What each language sets beside its words. Straight quotes stay with the quoted English texts. */
const TYPOGRAPHY: Record<string, [rule: string, wrong: RegExp][]> = {
  de: [['a fixed space before % and …, after Nr. and within z. B.', / [%…]|Nr\. |z\. B\./u]],
  fr: [
    ['curved apostrophes', /'/u],
    ['a fixed space before ; : ! ? % » and after «', / [;:!?%»]|«(?!\u00A0)|n° /u],
  ],
  it: [['curved apostrophes', /'/u]],
  es: [['a fixed space before % and after n.º', / %|n\.º /u]],
};

describe.each(OTHERS)('the typography of %s', (language) => {
  const texts = namespaces(language).flatMap((namespace) => [...load(language, namespace)]);

  it.each([...TYPOGRAPHY[language]!, ['an ellipsis, not three dots', /\.\.\./u] as const])(
    'has %s',
    (_rule, wrong) => {
      expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
    },
  );
});

/** 'errors:productNotFound': a text, or a group of texts, that code asks for by its full name. */
const FULL_NAME = /['"]([\w-]+):([\w.]+)['"]/gu;

it('has every text that code names in full', () => {
  const files = namespaces(ENGLISH);
  const known = new Set(
    files.flatMap((file) => {
      const namespace = path.basename(file, '.json');
      return baseKeys(load(ENGLISH, file)).flatMap((key) => {
        const parts = key.split('.');
        return parts.map((_, end) => `${namespace}:${parts.slice(0, end + 1).join('.')}`);
      });
    }),
  );
  const named = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(FULL_NAME)]
      .filter(([, namespace]) => files.includes(`${namespace}.json`))
      .map(([, namespace, key]) => ({ file, name: `${namespace}:${key}` })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('names every action that the audit log may hold', () => {
  const sources = globSync('src/server/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const actions = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\baction: '([a-z]+\.[a-zA-Z]+)'/gu)].map(
      ([, action]) => action!.replace('.', '-'),
    ),
  );
  expect(actions.length).toBeGreaterThan(10);
  const texts = load(ENGLISH, 'admin.json');
  expect(actions.filter((action) => !texts.has(`audit.actions.${action}`))).toEqual([]);
});
