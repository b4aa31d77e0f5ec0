import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#engine/model/languages.ts';

export interface CategoryValues {
  name: string;
  description: string;
  hidden: boolean;
  translations: Record<OtherLanguage, { name: string; description: string }>;
}

/** What a form begins with, every language with both texts. Left out: a new category. */
export function categoryValuesOf(category?: AdminCategory): CategoryValues {
  const { name = '', description = '', hidden = false, translations = {} } = category ?? {};
  const texts = OTHER_LANGUAGES.map((language) => [
    language,
    { name: '', description: '', ...translations[language] },
  ]);
  return {
    name,
    description,
    hidden,
    translations: Object.fromEntries(texts) as CategoryValues['translations'],
  };
}
