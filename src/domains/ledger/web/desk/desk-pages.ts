import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { DeskPayouts } from './desk-payouts.tsx';
import { LedgerTab } from './ledger-tab.tsx';
import { MoneyOverviewTab } from './overview/money-overview.tsx';
import { PayoutsTab } from './payouts-tab.tsx';
import { MoneyOfProducer } from './producer-money.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'moneyOverview',
    right: 'ADMIN',
    needs: 'money',
    group: 'money',
    order: 110,
    component: MoneyOverviewTab,
  },
  { name: 'ledger', right: 'ADMIN', needs: 'money', group: 'money', order: 120, component: LedgerTab },
  {
    name: 'payouts',
    right: 'ADMIN',
    needs: 'money',
    group: 'money',
    order: 118,
    component: PayoutsTab,
    record: {
      parameter: 'payout',
      component: lazyPage(() => import('./payout-pages.tsx'), 'AdminPayoutPage'),
    },
  },
  {
    name: 'moneyOfProducer',
    right: 'ADMIN',
    needs: 'money',
    order: 30,
    component: MoneyOfProducer,
    beside: { page: 'producers', place: 'record' },
  },
  {
    name: 'payouts',
    right: 'PRODUCER',
    needs: 'money',
    group: 'money',
    order: 50,
    component: DeskPayouts,
    record: {
      parameter: 'payout',
      component: lazyPage(() => import('./payout-pages.tsx'), 'ProducerPayoutPage'),
    },
  },
];
