import { apiQuery } from '#engine/web/api/api-query.ts';

/** Asked by the browser only: pages hold nothing private. `token`: of the order; empty where the reader is signed in. */
export const documentQuery = ({ number, token }: { number: string; token: string }) =>
  apiQuery('/api/documents/:number', { params: { number }, query: { token } });
