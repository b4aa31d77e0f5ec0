import catalogue from '#locales/de/catalogue.json';
import errors from '#locales/de/errors.json';
import newsletter from '#locales/de/newsletter.json';
import shell from '#locales/de/shell.json';

/** What every page needs; the other rooms are loaded with their routes. */
export const texts = { shell, catalogue, errors, newsletter };
