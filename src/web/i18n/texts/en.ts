import type { ResourceKey } from 'i18next';
import catalogue from '#locales/en/catalogue.json';
import newsletter from '#locales/en/newsletter.json';
import shell from '#locales/en/shell.json';

/** What every page needs. */
export const texts = { shell, catalogue, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<ResourceKey>(
  ['../../../locales/en/*.json', '!../../../locales/en/{shell,catalogue,newsletter,mail,errors}.json'],
  { import: 'default' },
);
