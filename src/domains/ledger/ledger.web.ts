import type { WebDomain } from '#engine/web/domain.ts';

export const ledgerWeb = [] as const satisfies WebDomain;
