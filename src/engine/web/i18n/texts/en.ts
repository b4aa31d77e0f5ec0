import type { Texts } from '../page-texts.ts';

/** What every page needs. */
export const texts = import.meta.glob<Texts>('/src/domains/*/texts/en/{shell,newsletter}.json', {
  eager: true,
  import: 'default',
});

/** The other namespaces, loaded by the routes that need them. */
export const namespaces = import.meta.glob<Texts>(
  [
    '/src/{engine,domains/*}/texts/en/*.json',
    '!/src/{engine,domains/*}/texts/en/{shell,newsletter,mail,errors,feeds,food-presets}.json',
  ],
  { import: 'default' },
);
