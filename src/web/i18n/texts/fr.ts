import type { ResourceKey } from 'i18next';
import catalogue from '#locales/fr/catalogue.json';
import newsletter from '#locales/fr/newsletter.json';
import shell from '#locales/fr/shell.json';

/** What every page needs. */
export const texts = { shell, catalogue, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<ResourceKey>(
  ['../../../locales/fr/*.json', '!../../../locales/fr/{shell,catalogue,newsletter,mail,errors}.json'],
  { import: 'default' },
);
