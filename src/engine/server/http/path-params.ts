/** Nothing in the shop has a longer name; the router refuses what is. */
export const MAX_PARAM_LENGTH = 200;
