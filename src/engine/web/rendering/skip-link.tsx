import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Of the page's `main`, to which a move within the browser takes the focus. */
export const CONTENT_ID = 'content';

/** For the keyboard: past what stands around every page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-accent px-5 py-3 text-sm font-semibold text-on-accent focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}
