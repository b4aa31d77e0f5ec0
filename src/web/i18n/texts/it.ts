import catalogue from '#locales/it/catalogue.json';
import errors from '#locales/it/errors.json';
import newsletter from '#locales/it/newsletter.json';
import shell from '#locales/it/shell.json';

/** What every page needs; the other rooms are loaded with their routes. */
export const texts = { shell, catalogue, errors, newsletter };
