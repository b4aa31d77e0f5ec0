/** The route that takes every path which no other route has. */
export const UNKNOWN_ROUTE = '/$';
