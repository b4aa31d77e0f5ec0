import newsletter from '#locales/it/newsletter.json';
import shell from '#locales/it/shell.json';
import type { Texts } from '../page-texts.ts';

/** What every page needs. */
export const texts = { shell, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<Texts>(
  ['../../../locales/it/*.json', '!../../../locales/it/{shell,newsletter,mail,errors,feeds}.json'],
  { import: 'default' },
);
