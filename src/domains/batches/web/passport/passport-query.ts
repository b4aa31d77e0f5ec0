import { apiQuery } from '#engine/web/api/api-query.ts';

/** As the URL of a batch names it. */
export type PassportLink = { id: string } | { gtin: string; code: string };

export function passportQuery(link: PassportLink) {
  return 'id' in link
    ? apiQuery('/api/batches/:id', { params: { id: link.id as never } })
    : apiQuery('/api/passport', { query: link });
}
