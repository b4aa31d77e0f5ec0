import { apiQuery } from '#engine/web/api/api-query.ts';

/** Asked by the browser alone, and only by pages that come later: apart from what every page starts with. */
export const certificateSchemesQuery = apiQuery('/api/certificate-schemes');
