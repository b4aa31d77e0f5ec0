import { LANGUAGES } from '#engine/model/languages.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** The five languages of a mail, in a select. */
export function LanguageOptions() {
  const { t } = useTranslation('admin');
  return LANGUAGES.map((language) => (
    <option key={language} value={language}>
      {t(`newsletter.languages.${language}`)}
    </option>
  ));
}
