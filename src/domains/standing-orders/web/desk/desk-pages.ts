import type { DeskPage } from '#engine/web/domain.ts';
import { ComingDemandTab } from './coming-demand-tab.tsx';
import { StandingOfPerson } from './standing-of-person.tsx';
import { StandingOrdersTab } from './standing-orders-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'standingOrders',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 77,
    component: StandingOrdersTab,
  },
  {
    name: 'standingOfPerson',
    right: 'ADMIN',
    needs: 'orders',
    order: 15,
    component: StandingOfPerson,
    beside: { page: 'users', place: 'record' },
  },
  {
    name: 'comingDemand',
    right: 'PRODUCER',
    needs: 'orders',
    group: 'sales',
    order: 37,
    component: ComingDemandTab,
  },
];
