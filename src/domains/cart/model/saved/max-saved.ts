// Alone in its file: every page reads it for the count of hearts in its header, and few need what else is known of them.
/** In an account, and in the browser of a visitor. */
export const MAX_SAVED = 100;
