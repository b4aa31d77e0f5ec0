import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { GiftCardsTab } from './gift-cards-tab.tsx';
import { CreditOfPerson } from './person-credit.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'giftCards',
    right: 'ADMIN',
    needs: 'money',
    group: 'money',
    order: 125,
    component: GiftCardsTab,
    record: {
      parameter: 'card',
      component: lazyPage(() => import('./gift-card-record.tsx'), 'GiftCardRecord'),
    },
  },
  {
    name: 'creditOfPerson',
    right: 'ADMIN',
    needs: 'money',
    order: 15,
    component: CreditOfPerson,
    beside: { page: 'users', place: 'record' },
  },
];
