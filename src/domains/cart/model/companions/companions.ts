/** Companions are asked for of at most so many products: of a product, a cart, an order. */
export const MAX_ASKED = 20;
/** Of each kind. */
export const MAX_COMPANIONS = 4;
/** What fewer than so many customers bought together is chance, or says something about one of them. */
export const MIN_CUSTOMERS = 3;
