import catalogue from '#locales/en/catalogue.json';
import errors from '#locales/en/errors.json';
import newsletter from '#locales/en/newsletter.json';
import shell from '#locales/en/shell.json';

/** What every page needs; the other rooms are loaded with their routes. */
export const texts = { shell, catalogue, errors, newsletter };
