import type { DeskPage } from '#engine/web/domain.ts';
import { PromoCodesTab } from './promo-codes-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'promoCodes',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'marketing',
    order: 100,
    component: PromoCodesTab,
    actions: ['promoCode'],
  },
];
