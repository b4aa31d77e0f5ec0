import type { QueryClient } from '@tanstack/react-query';
import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { Check, ChevronDown } from 'lucide-react';
import { createElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#engine/model/languages.ts';
import { announceLanguage, markLanguage, storeLanguage } from '#engine/web/i18n/language-choice.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DROP_ITEM_CLASSES, DropPanel } from '#engine/web/ui/overlays/drop-panel.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { Flag } from '#engine/web/ui/pictures/flag.tsx';
import { renderKeptPage } from '#engine/web/rendering/skip-hydration.tsx';

export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const { language } = i18n;
  return (
    <DropPanel
      id="language-menu"
      label={t('language.current', { name: LANGUAGE_NAMES[language] })}
      button={
        <>
          <Flag language={language} />
          <ChevronDown aria-hidden="true" className="size-3.5 text-muted" />
        </>
      }
      buttonClassName="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 transition-colors hover:bg-ink/7"
    >
      {(close) => <LanguageList onChosen={close} />}
    </DropPanel>
  );
}

interface LanguageListProps {
  onChosen?: (() => void) | undefined;
  className?: string | undefined;
}

/** Five languages by flag and own name; also in the mobile menu. */
export function LanguageList({ onChosen, className }: LanguageListProps) {
  const { t, i18n } = useTranslation('shell');
  const router = useRouter();
  const choose = (language: Language) => {
    onChosen?.();
    void chooseLanguage(router, language);
  };
  return (
    <ul aria-label={t('language.label')} className={className}>
      {LANGUAGES.map((code) => {
        const isCurrent = code === i18n.language;
        return (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => choose(code)}
              className={DROP_ITEM_CLASSES}
            >
              <Flag language={code} />
              <span className="flex-1">{LANGUAGE_NAMES[code]}</span>
              {isCurrent && <Check aria-hidden="true" className="size-4 text-accent-ink" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const NOTICE_MS = 2_000;

/** Turns everything on screen to another language: texts, then what the server says in words. */
async function switchLanguage(router: RegisteredRouter, language: Language): Promise<void> {
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
async function chooseLanguage(router: RegisteredRouter, language: Language): Promise<void> {
  const { i18n } = router.options.context;
  try {
    await switchLanguage(router, language);
  } catch {
    showToast({ title: i18n.t('shell:language.failed'), tone: 'destructive' });
    return;
  }
  showToast({
    title: LANGUAGE_NAMES[language],
    icon: createElement(Flag, { language }),
    description: i18n.t('shell:language.changed'),
    duration: NOTICE_MS,
  });
}

async function refreshWords(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ refetchType: 'active' });
}
