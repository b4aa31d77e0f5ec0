import catalogue from '#locales/es/catalogue.json';
import errors from '#locales/es/errors.json';
import newsletter from '#locales/es/newsletter.json';
import shell from '#locales/es/shell.json';

/** What every page needs; the other rooms are loaded with their routes. */
export const texts = { shell, catalogue, errors, newsletter };
