/** At the end of a product's URL: the form to open a group buy is open. */
export const OPENING_HASH = 'buy-together';
