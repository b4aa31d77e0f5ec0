// Pages read the texts with a small reader of our own, mails and the API with i18next: both must say the same.
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { createPageI18n } from './page-i18n.ts';
import type { Texts } from './page-texts.ts';

type Tree = { [key: string]: unknown };

const FILES = import.meta.glob<Tree>('/src/{engine,domains/*}/texts/*/*.json', {
  eager: true,
  import: 'default',
});

/** Namespace to texts. */
function textsOf(language: string): Record<string, Tree> {
  const namespaces: Record<string, Tree> = {};
  for (const [file, texts] of Object.entries(FILES)) {
    const [folder, name] = file.split('/').slice(-2);
    if (folder === language) Object.assign((namespaces[name!.slice(0, -'.json'.length)] ??= {}), texts);
  }
  return namespaces;
}

function leaves(tree: Tree, prefix = ''): [key: string, text: unknown][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value as Tree, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as [string, unknown]],
  );
}

/** Something for every place a text leaves open. */
function valuesFor(text: unknown): Record<string, unknown> {
  const names = [...JSON.stringify(text).matchAll(/\{\{-?\s*([\w.]+)/gu)].map(([, name]) => name!);
  return Object.fromEntries(
    names.map((name, index) => [name, name === 'percent' ? 12.5 : `<${name} ${index}>`]),
  );
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(language);
  const namespaces = Object.keys(texts);
  const full = i18next.createInstance();
  void full.init({
    lng: language,
    ns: namespaces,
    defaultNS: 'shell',
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof full.init>[0]);
  const small = createPageI18n({
    language,
    defaultNamespace: 'shell',
    texts: texts as Record<string, Texts>,
    variables: {},
    readVariables: async () => ({}),
    read: async () => ({}),
    onMissing: () => undefined,
  });

  it.each(namespaces)('%s reads the same', (namespace) => {
    for (const [key, text] of leaves(texts[namespace]!)) {
      const base = `${namespace}:${key.replace(/_(?:one|many|other)$/u, '')}`;
      const values = { ...valuesFor(text), returnObjects: true };
      for (const count of key.endsWith('_other') ? [0, 1, 2, 5, 21, 1_000_000] : [undefined]) {
        const all = count === undefined ? values : { ...values, count };
        expect(small.t(base, all), base).toEqual(full.t(base, all));
      }
    }
  });
});

describe('the reader of pages', () => {
  const missing: string[] = [];
  const reader = () =>
    createPageI18n({
      language: 'en',
      defaultNamespace: 'shell',
      texts: { shell: { hello: 'Hello {{name}}', group: { a: 'A' } } },
      variables: { name: 'you' },
      readVariables: async (language) => ({ name: `you in ${language}` }),
      read: async (language, namespace) => ({ where: `${language} ${namespace}` }),
      onMissing: (namespace, key) => {
        missing.push(namespace);
        return key === 'elsewhere' ? 'Found elsewhere' : undefined;
      },
    });

  it('knows values that every text may name, and lets a call say otherwise', () => {
    expect(reader().t('hello')).toBe('Hello you');
    expect(reader().t('hello', { name: 'Ines' })).toBe('Hello Ines');
  });

  it('returns the key where there is no text, after other keys, and reports it', () => {
    expect(reader().t('cart:nothing.here')).toBe('nothing.here');
    expect(missing).toContain('cart');
    expect(reader().t(['nothing', 'group.a'])).toBe('A');
    expect(reader().t('nothing', { defaultValue: 'something' })).toBe('something');
    expect(reader().t('constructor')).toBe('constructor');
    expect(reader().t('elsewhere')).toBe('Found elsewhere');
  });

  it('fetches namespaces once and takes them along into another language', async () => {
    const i18n = reader();
    expect(i18n.hasLoadedNamespace('home')).toBe(false);
    await i18n.loadNamespaces('home');
    expect(i18n.translator('home')('where')).toBe('en home');
    let heard = 0;
    i18n.subscribe(() => {
      heard += 1;
    });
    const before = i18n.translator('home');
    expect(i18n.translator('home')).toBe(before);
    await i18n.changeLanguage('fr');
    expect([i18n.language, i18n.t('home:where'), heard]).toEqual(['fr', 'fr home', 1]);
    expect(i18n.translator('home')).not.toBe(before);
  });
});
