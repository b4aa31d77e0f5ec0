import type { i18n as I18n, ResourceKey } from 'i18next';
import { interpolate, lookUp, type Text, type Values } from './page-texts.ts';

type Translate = (keys: string | string[], values?: Values) => unknown;
type ReadRoom = (language: string, namespace: string) => Promise<ResourceKey>;

/** As pages know it, and what `useTranslation` needs to follow it. */
export type PageI18n = I18n & {
  subscribe: (listener: () => void) => () => void;
  /** Rises with every change of texts or language. */
  revision: () => number;
};

interface PageI18nOptions {
  language: string;
  defaultNS: string;
  texts: Record<string, ResourceKey>;
  /** Values that every text may name. */
  variables: Values;
  /** Fetches a namespace that is not there yet. */
  read: ReadRoom;
  /** What to show where there is no text; undefined: the key. */
  onMissing: (namespace: string, key: string, values: Values) => string | undefined;
}

/**
 * The calls of i18next that pages make, at a tenth of its size and several times its speed: every visitor pays for it
 * before anything else, and a page of cards asks it hundreds of times. Mails and answers of the API keep i18next
 * itself, and a test holds both to the same words for every text of the shop.
 */
export function createPageI18n(given: PageI18nOptions): PageI18n {
  const bundles = new Map<string, Map<string, Record<string, Text>>>();
  const listeners = new Set<() => void>();
  const roomsOf = (language: string) => {
    const known = bundles.get(language) ?? new Map<string, Record<string, Text>>();
    bundles.set(language, known);
    return known;
  };
  const fixed = new Map<string, Translate>();
  let revision = 0;
  const changed = () => {
    revision += 1;
    // New functions, so that whatever depends on the old ones is worked out again.
    fixed.clear();
    for (const listener of listeners) listener();
  };

  function translate(namespace: string, keys: string | string[], values: Values = {}): unknown {
    let missed = { key: '', namespace };
    for (const full of typeof keys === 'string' ? [keys] : keys) {
      const colon = full.indexOf(':');
      // 'validation:nameMin2' names its namespace; anything else belongs to the caller's.
      const key = colon === -1 ? full : full.slice(colon + 1);
      const home = colon === -1 ? namespace : full.slice(0, colon);
      const found = lookUp(roomsOf(instance.language).get(home), key, instance.language, values);
      if (typeof found === 'string' || (found !== undefined && values.returnObjects === true)) {
        return interpolate(found, values, instance.options.interpolation.defaultVariables, instance.language);
      }
      missed = { key, namespace: home };
    }
    return values.defaultValue ?? given.onMissing(missed.namespace, missed.key, values) ?? missed.key;
  }

  async function load(language: string, namespaces: readonly string[]): Promise<void> {
    const rooms = roomsOf(language);
    const missing = namespaces.filter((namespace) => !rooms.has(namespace));
    const texts = await Promise.all(missing.map((namespace) => given.read(language, namespace)));
    for (const [index, namespace] of missing.entries()) {
      rooms.set(namespace, texts[index] as Record<string, Text>);
    }
  }

  const instance = {
    language: given.language,
    options: {
      defaultNS: given.defaultNS,
      interpolation: { defaultVariables: given.variables },
    },
    t: (keys: string | string[], values?: Values) => translate(given.defaultNS, keys, values),
    getFixedT(_language: string, namespace: string) {
      const known = fixed.get(namespace);
      if (known !== undefined) return known;
      const translateHere: Translate = (keys, values) => translate(namespace, keys, values);
      fixed.set(namespace, translateHere);
      return translateHere;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    hasLoadedNamespace: (namespace: string) => roomsOf(instance.language).has(namespace),
    hasResourceBundle: (language: string, namespace: string) => roomsOf(language).has(namespace),
    removeResourceBundle: (language: string, namespace: string) => void roomsOf(language).delete(namespace),
    addResourceBundle(
      language: string,
      namespace: string,
      texts: ResourceKey,
      _deep = true,
      overwrite = true,
    ) {
      const rooms = roomsOf(language);
      rooms.set(namespace, merged(rooms.get(namespace) ?? {}, texts as Record<string, Text>, overwrite));
      changed();
    },
    async loadNamespaces(namespaces: string | readonly string[], then?: () => void) {
      await load(instance.language, [namespaces].flat());
      changed();
      then?.();
    },
    async changeLanguage(language: string) {
      await load(language, [...roomsOf(instance.language).keys()]);
      instance.language = language;
      changed();
    },
  };
  for (const [namespace, texts] of Object.entries(given.texts)) {
    roomsOf(given.language).set(namespace, texts as Record<string, Text>);
  }
  return instance as unknown as PageI18n;
}

function merged(
  present: Record<string, Text>,
  added: Record<string, Text>,
  overwrite: boolean,
): Record<string, Text> {
  const result = { ...present };
  for (const [key, text] of Object.entries(added)) {
    const old = result[key];
    if (isGroup(old) && isGroup(text)) result[key] = merged(old, text, overwrite);
    else if (old === undefined || overwrite) result[key] = text;
  }
  return result;
}

function isGroup(text: Text | undefined): text is Record<string, Text> {
  return typeof text === 'object' && !Array.isArray(text);
}
