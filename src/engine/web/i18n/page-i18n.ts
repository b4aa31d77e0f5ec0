import type { Language } from '#engine/model/languages.ts';
import { interpolate, lookUp, type Text, type Texts, type Values } from './page-texts.ts';

/** Several keys: the first that has a text. */
export interface Translate {
  /** A list or a group of texts, as it stands in the file. */
  (keys: string | string[], values: Values & { returnObjects: true }): unknown;
  (keys: string | string[], values?: Values): string;
}

/** What pages use to read their texts. */
export interface PageI18n {
  readonly language: Language;
  readonly defaultNamespace: string;
  readonly t: Translate;
  /** For texts of one namespace. The same function until texts or language change. */
  translator: (namespace: string) => Translate;
  hasLoadedNamespace: (namespace: string) => boolean;
  loadNamespaces: (namespaces: string | readonly string[]) => Promise<void>;
  /** Adds texts that a namespace lacks. */
  fillNamespace: (namespace: string, texts: Texts) => void;
  /** Loads the namespaces in use before it switches. */
  changeLanguage: (language: Language) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Rises with every change of texts or language. */
  revision: () => number;
}

export type ReadNamespace = (language: Language, namespace: string) => Promise<Texts>;

interface PageI18nOptions {
  language: Language;
  defaultNamespace: string;
  /** By namespace. */
  texts: Record<string, Texts>;
  /** Values that every text may name. */
  variables: Values;
  /** The same for another language. */
  readVariables: (language: Language) => Promise<Values>;
  /** Fetches a namespace that is not loaded yet. */
  read: ReadNamespace;
  /** What to show where there is no text; undefined: the key. */
  onMissing: (namespace: string, key: string, values: Values) => string | undefined;
}

/**
 * A tenth of the size of i18next and several times its speed: every visitor downloads it before anything else, and a page
 * of cards asks it hundreds of times. Mails and responses of the API use i18next itself; a test compares what both read for
 * every text of the shop.
 */
export function createPageI18n(options: PageI18nOptions): PageI18n {
  const { defaultNamespace, read, onMissing } = options;
  let language = options.language;
  let { variables } = options;
  let revision = 0;
  const namespacesByLanguage = new Map([[language, new Map(Object.entries(options.texts))]]);
  const translators = new Map<string, Translate>();
  const listeners = new Set<() => void>();

  const namespacesOf = (wanted: Language) => {
    const known = namespacesByLanguage.get(wanted) ?? new Map<string, Texts>();
    namespacesByLanguage.set(wanted, known);
    return known;
  };

  const notify = () => {
    revision += 1;
    // New functions, so that whatever depends on the old ones is computed again.
    translators.clear();
    for (const listener of listeners) listener();
  };

  const load = async (wanted: Language, names: Iterable<string>) => {
    const loaded = namespacesOf(wanted);
    const missing = [...names].filter((name) => !loaded.has(name));
    const texts = await Promise.all(missing.map((name) => read(wanted, name)));
    for (const [index, name] of missing.entries()) loaded.set(name, texts[index]!);
  };

  const translate = (namespace: string, keys: string | string[], values: Values = {}): unknown => {
    let missed = { key: '', namespace };
    for (const full of typeof keys === 'string' ? [keys] : keys) {
      const colon = full.indexOf(':');
      // 'validation:nameMin2' names its namespace; anything else belongs to the caller's.
      const key = colon === -1 ? full : full.slice(colon + 1);
      const home = colon === -1 ? namespace : full.slice(0, colon);
      const found = lookUp(namespacesOf(language).get(home), key, language, values);
      if (typeof found === 'string' || (found !== undefined && values.returnObjects === true))
        return interpolate(found, values, variables, language);
      missed = { key, namespace: home };
    }
    return values.defaultValue ?? onMissing(missed.namespace, missed.key, values) ?? missed.key;
  };

  const translatorOf = (namespace: string) =>
    ((keys, values) => translate(namespace, keys, values)) as Translate;

  return {
    get language() {
      return language;
    },
    defaultNamespace,
    t: translatorOf(defaultNamespace),
    translator(namespace) {
      const known = translators.get(namespace);
      if (known !== undefined) return known;
      const made = translatorOf(namespace);
      translators.set(namespace, made);
      return made;
    },
    hasLoadedNamespace: (namespace) => namespacesOf(language).has(namespace),
    async loadNamespaces(names) {
      await load(language, [names].flat());
      notify();
    },
    fillNamespace(namespace, texts) {
      const loaded = namespacesOf(language);
      loaded.set(namespace, filled(loaded.get(namespace) ?? {}, texts));
      notify();
    },
    async changeLanguage(next) {
      const [values] = await Promise.all([
        options.readVariables(next),
        load(next, namespacesOf(language).keys()),
      ]);
      language = next;
      variables = values;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
}

function filled(present: Texts, added: Texts): Texts {
  const result = { ...present };
  for (const [key, text] of Object.entries(added)) {
    const old = result[key];
    if (isGroup(old) && isGroup(text)) result[key] = filled(old, text);
    else if (old === undefined) result[key] = text;
  }
  return result;
}

function isGroup(text: Text | undefined): text is Texts {
  return typeof text === 'object' && !Array.isArray(text);
}
