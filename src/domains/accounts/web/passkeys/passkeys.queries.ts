import { apiQuery } from '#engine/web/api/api-query.ts';

export const PASSKEYS_PATH = '/api/auth/passkeys';

export const passkeysQuery = apiQuery(PASSKEYS_PATH);
