import type { WebDomain } from '#engine/web/domain.ts';

export const ledgerWeb = {
  name: 'ledger',
  routes: [],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
