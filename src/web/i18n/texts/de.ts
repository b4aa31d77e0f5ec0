import catalogue from '#locales/de/catalogue.json';
import newsletter from '#locales/de/newsletter.json';
import shell from '#locales/de/shell.json';
import type { Texts } from '../page-texts.ts';

/** What every page needs. */
export const texts = { shell, catalogue, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<Texts>(
  ['../../../locales/de/*.json', '!../../../locales/de/{shell,catalogue,newsletter,mail,errors,feeds}.json'],
  { import: 'default' },
);
