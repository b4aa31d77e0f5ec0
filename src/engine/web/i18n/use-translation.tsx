import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { PageI18n } from './page-i18n.ts';

// Our own instead of react-i18next: the package copies the whole i18n object in every component on every rendering,
// which took a third of the time of a server-rendered page (docs/decisions/0010-texts-of-pages.md).

const I18nContext = createContext<PageI18n | null>(null);

export function TranslationProvider({ i18n, children }: { i18n: PageI18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Texts of a namespace; of several, the first is the one that keys without a prefix belong to. */
export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = use(I18nContext)!;
  useSyncExternalStore(i18n.subscribe, i18n.revision, i18n.revision);
  const names = typeof namespaces === 'object' ? namespaces : [namespaces ?? i18n.defaultNamespace];
  const missing = names.filter((name) => !i18n.hasLoadedNamespace(name)).join(' ');
  useEffect(() => {
    if (missing !== '') void i18n.loadNamespaces(missing.split(' '));
  }, [i18n, missing]);
  return { t: i18n.translator(names[0]!), i18n, ready: missing === '' };
}
