import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { DeskReturns } from './desk-returns.tsx';
import { ReturnsOfPerson, ReturnsOfProducer } from './listed-returns.tsx';
import { WithdrawalsTab } from './withdrawals-tab.tsx';
import { ReturnsTab } from './returns-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'returns',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 70,
    component: ReturnsTab,
    record: { parameter: 'case', component: lazyPage(() => import('./return-page.tsx'), 'ReturnPage') },
  },
  {
    name: 'withdrawals',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 75,
    component: WithdrawalsTab,
  },
  {
    name: 'returns',
    right: 'PRODUCER',
    needs: 'orders',
    group: 'sales',
    order: 30,
    component: DeskReturns,
    record: {
      parameter: 'case',
      component: lazyPage(() => import('./own-return-page.tsx'), 'OwnReturnPage'),
    },
  },
  {
    name: 'returnsOfPerson',
    right: 'ADMIN',
    needs: 'orders',
    order: 20,
    component: ReturnsOfPerson,
    beside: { page: 'users', place: 'record' },
  },
  {
    name: 'returnsOfProducer',
    right: 'ADMIN',
    needs: 'orders',
    order: 25,
    component: ReturnsOfProducer,
    beside: { page: 'producers', place: 'record' },
  },
];
