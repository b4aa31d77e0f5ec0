// Five languages, one set of texts: the same files, keys, placeholders and tags everywhere, nothing left empty.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
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

/** 'src/domains/cart/texts/{language}/cart.json': the places of all files of a language. */
const placesOf = (language: string) =>
  globSync(`src/{engine,domains/*}/texts/${language}/*.json`, { cwd: ROOT })
    .map((file) => file.replace(`/texts/${language}/`, '/texts/{language}/'))
    .sort();

const PLACES = placesOf(ENGLISH);
const namespaceOf = (place: string) => path.basename(place, '.json');
const read = (place: string, language: string) =>
  JSON.parse(readFileSync(path.join(ROOT, place.replace('{language}', language)), 'utf8')) as Texts;

/** Every text of a language under 'place key'. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(
      placesOf(language).flatMap((place) =>
        flatten(read(place, language)).map(([key, text]) => [`${place} ${key}`, text] as const),
      ),
    ),
  ]),
) as Record<Language, Map<string, string>>;

/** `cart.items_one` and `cart.items_other` are one text. */
const baseKeys = (texts: Map<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));

/** `{{price}}` and `<link>`; the singular may leave the number out, so a plural's `count` does not matter. */
function slots(key: string, text: string): string[] {
  const found = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<(\/?\w+)/gu)].map(
    ([, name, tag]) => name ?? `<${tag}>`,
  );
  return [...new Set(found)].filter((slot) => !(PLURAL.test(key) && slot === 'count')).sort();
}

/** The English text a translated key answers to. */
function english(key: string): [key: string, text: string] {
  const texts = TEXTS[ENGLISH];
  const match = texts.has(key) ? key : `${key.replace(PLURAL, '')}_other`;
  return [match, texts.get(match) ?? ''];
}

it('finds the texts', () => {
  expect(TEXTS[ENGLISH].size).toBeGreaterThan(2_000);
});

it('no key of a namespace stands in two files', () => {
  const seen = new Map<string, string>();
  const twice = PLACES.flatMap((place) =>
    Object.keys(read(place, ENGLISH)).filter((key) => {
      const name = `${namespaceOf(place)}:${key}`;
      const isTaken = seen.has(name);
      seen.set(name, place);
      return isTaken;
    }),
  );
  expect(twice).toEqual([]);
});

it.each(LANGUAGES)('%s leaves nothing empty and forms every plural it needs', (language) => {
  const texts = TEXTS[language];
  const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => key);
  const incomplete = [...texts.keys()]
    .filter((key) => PLURAL.test(key))
    .map((key) => `${key.replace(PLURAL, '')}_other`)
    .filter((key) => !texts.has(key));
  expect({ empty, incomplete }).toEqual({ empty: [], incomplete: [] });
});

describe.each(OTHERS)('%s', (language) => {
  const texts = TEXTS[language];

  it('has the files of English', () => {
    expect(placesOf(language)).toEqual(PLACES);
  });

  it('has the keys of English', () => {
    const [own, wanted] = [baseKeys(texts), baseKeys(TEXTS[ENGLISH])];
    const missing = [...wanted].filter((key) => !own.has(key));
    const unknown = [...own].filter((key) => !wanted.has(key));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it('has the placeholders and tags of English', () => {
    const differing = [...texts]
      .map(([key, text]) => ({ key, slots: slots(key, text), english: slots(...english(key)) }))
      .filter((entry) => entry.slots.join() !== entry.english.join());
    expect(differing).toEqual([]);
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
  it.each([...TYPOGRAPHY[language]!, ['an ellipsis, not three dots', /\.\.\./u] as const])(
    'has %s',
    (_rule, wrong) => {
      expect([...TEXTS[language]].filter(([, text]) => wrong.test(text))).toEqual([]);
    },
  );
});

/** 'errors:productNotFound': a text, or a group of texts, that code asks for by its full name. */
const FULL_NAME = /['"]([\w-]+):([\w.]+)['"]/gu;

it('writes percentages as the language does: 12,5 %', () => {
  // It comes as text already, with its sign.
  const written = ['src/domains/desk/texts/{language}/dashboards.json period.beforeWith'];
  const plain = LANGUAGES.flatMap((language) =>
    [...TEXTS[language]].flatMap(([key, text]) =>
      /\{\{percent(?:age)?\}\}\s?%/u.test(text) && !written.includes(key) ? [`${language} ${key}`] : [],
    ),
  );
  expect(plain).toEqual([]);
});

it('has every text that code names in full', () => {
  const namespaces = new Set(PLACES.map(namespaceOf));
  const known = new Set(
    [...baseKeys(TEXTS[ENGLISH])].flatMap((name) => {
      const [place = '', key = ''] = name.split(' ');
      const parts = key.split('.');
      return parts.map((_, end) => `${namespaceOf(place)}:${parts.slice(0, end + 1).join('.')}`);
    }),
  );
  const named = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(FULL_NAME)]
      .filter(([, namespace]) => namespaces.has(namespace!))
      .map(([, namespace, key]) => ({ file, name: `${namespace}:${key}` })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it.each([
  ['action', 'actions', /\baction: '([a-z]+\.[a-zA-Z]+)'/gu],
  ['kind of thing', 'entities', /\bentityType: '([a-z-]+)'/gu],
])('names every %s that the audit log may hold', (_what, group, written) => {
  const sources = globSync('src/**/server/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const names = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(written)].map(([, name]) =>
      name!.replace('.', '-'),
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  const admin = PLACES.find((place) => namespaceOf(place) === 'admin')!;
  const texts = TEXTS[ENGLISH];
  expect(names.filter((name) => !texts.has(`${admin} audit.${group}.${name}`))).toEqual([]);
});

/** How friends are addressed, where docs/voice.md has Sie, vous, lei and usted; of Italian also what only asks a reader. */
const TOO_FAMILIAR: { [language in Language]?: RegExp } = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|eure\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|tes|ton)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tuo|tua|tuoi|tue|puoi|hai|devi|vuoi|scegli)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?|contigo|puedes|tienes)(?!\p{L})/iu,
};

it.each(OTHERS)('addresses people politely in %s', (language) => {
  const familiar = [...TEXTS[language]].filter(([, text]) => TOO_FAMILIAR[language]!.test(text));
  expect(familiar).toEqual([]);
});

/** Words that docs/voice.md replaces by others. */
const NOT_SAID: Record<Language, RegExp> = {
  en: /\b(?:whoever|e-mails?|of yours|in order to|regular deliver|colour|neighbour|catalogue)/iu,
  de: /Erzeuger|Hersteller|Sammelbestellung/iu,
  fr: /\bnº/iu,
  it: /\bemail\b|si prega/iu,
  es: /reseñ|(?<!\p{L})a factura(?!\p{L})/iu,
};

it.each(LANGUAGES)('has one word for one thing in %s', (language) => {
  const said = [...TEXTS[language]].filter(([, text]) =>
    NOT_SAID[language].test(text.replaceAll(/\{\{.*?\}\}/gu, '')),
  );
  expect(said).toEqual([]);
});
