import newsletter from '#locales/fr/newsletter.json';
import shell from '#locales/fr/shell.json';
import type { Texts } from '../page-texts.ts';

/** What every page needs. */
export const texts = { shell, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<Texts>(
  ['../../../locales/fr/*.json', '!../../../locales/fr/{shell,newsletter,mail,errors,feeds}.json'],
  { import: 'default' },
);
