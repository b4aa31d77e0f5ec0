import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

type Values = Record<string, string | number>;

/** Single texts, lists and keyed groups of a page's translations. `values` fill placeholders wherever they stand. */
export function useHelpTexts(namespace: string, values: Values = {}) {
  const { t } = useTranslation(namespace);
  const read = (key: string) => t(key, { ...values, returnObjects: true });
  return {
    text: (key: string, more: Values = {}): string => t(key, { ...values, ...more }),
    list: <Item = string>(key: string): Item[] => {
      const found = read(key);
      return Array.isArray(found) ? (found as Item[]) : [];
    },
    /** Entries whose keys (anchors, slugs) are the same in all languages. */
    group: <Item>(key: string): [key: string, item: Item][] => {
      const found = read(key);
      return typeof found === 'object' && found !== null ? Object.entries(found as Record<string, Item>) : [];
    },
  };
}

export interface TitledText {
  title: string;
  text: string;
}

export interface QuestionText {
  question: string;
  answer: string;
}
