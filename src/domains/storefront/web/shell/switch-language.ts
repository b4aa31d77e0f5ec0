import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import type { Language } from '#engine/model/languages.ts';
import { announceLanguage, markLanguage, storeLanguage } from '#engine/web/i18n/language-choice.ts';
import { languageOption } from '#engine/web/i18n/language-options.ts';
import { renderKeptPage } from './skip-hydration.tsx';
import { Flag } from '#engine/web/ui/pictures/flag.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

const NOTICE_MS = 2_000;

/** Turns everything on screen to another language: texts, then what the server says in words. */
export async function switchLanguage(router: RegisteredRouter, language: Language): Promise<void> {
  const { i18n, queryClient } = router.options.context;
  await i18n.changeLanguage(language);
  storeLanguage(language);
  markLanguage(language);
  announceLanguage(language);
  await refreshWords(queryClient);
  await renderKeptPage(router);
  // Titles, and the data of loaders.
  await router.invalidate();
}

/** The visitor chose: says so in the new language. */
export async function chooseLanguage(router: RegisteredRouter, language: Language): Promise<void> {
  const { i18n } = router.options.context;
  try {
    await switchLanguage(router, language);
  } catch {
    showToast({ title: i18n.t('shell:language.failed'), tone: 'destructive' });
    return;
  }
  showToast({
    title: languageOption(language).name,
    icon: createElement(Flag, { language }),
    description: i18n.t('shell:language.changed'),
    duration: NOTICE_MS,
  });
}

async function refreshWords(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ refetchType: 'active' });
}
