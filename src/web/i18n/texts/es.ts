import newsletter from '#locales/es/newsletter.json';
import shell from '#locales/es/shell.json';
import type { Texts } from '../page-texts.ts';

/** What every page needs. */
export const texts = { shell, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<Texts>(
  ['../../../locales/es/*.json', '!../../../locales/es/{shell,newsletter,mail,errors,feeds}.json'],
  { import: 'default' },
);
