import type { WebDomain } from '#engine/web/domain.ts';

export const ledgerWeb = {
  routes: [],
} as const satisfies WebDomain;
