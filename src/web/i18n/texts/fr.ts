import catalogue from '#locales/fr/catalogue.json';
import errors from '#locales/fr/errors.json';
import newsletter from '#locales/fr/newsletter.json';
import shell from '#locales/fr/shell.json';

/** What every page needs; the other rooms are loaded with their routes. */
export const texts = { shell, catalogue, errors, newsletter };
