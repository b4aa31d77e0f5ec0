import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import type { Language } from '#engine/model/languages.ts';

/** As it is edited, with all its languages, and as its reader calls it. */
export interface ShownCategory extends AdminCategory {
  shown: Pick<AdminCategory, 'name' | 'description'>;
}

/** What is not translated is English, as in the shop. */
export function shownIn(category: AdminCategory, language: Language): ShownCategory {
  const { name, description } = category.translations[language] ?? {};
  return {
    ...category,
    shown: { name: name || category.name, description: description || category.description },
  };
}
