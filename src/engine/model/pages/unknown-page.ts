/** The route that takes every path which no other route has. */
export const UNKNOWN_ROUTE = '/$';

/** One such path. The server answers all of them as this one, so a flood of unknown URLs is rendered once. */
export const UNKNOWN_URL = '/404';
