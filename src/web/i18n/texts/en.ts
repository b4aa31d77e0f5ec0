import newsletter from '#locales/en/newsletter.json';
import shell from '#locales/en/shell.json';
import type { Texts } from '../page-texts.ts';

/** What every page needs. */
export const texts = { shell, newsletter };

/** The rooms, loaded by the routes that need them. */
export const rooms = import.meta.glob<Texts>(
  ['../../../locales/en/*.json', '!../../../locales/en/{shell,newsletter,mail,errors,feeds}.json'],
  { import: 'default' },
);
