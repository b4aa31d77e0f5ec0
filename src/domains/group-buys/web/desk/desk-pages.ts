import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { DeskGroupBuys } from './desk-group-buys.tsx';
import { WaitlistDemand } from './waitlist-demand.tsx';
import { GroupBuysTab } from './group-buys-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'waitlistDemand',
    right: 'ADMIN',
    needs: 'people',
    order: 10,
    component: WaitlistDemand,
    beside: { page: 'waitlist', place: 'under' },
  },
  {
    name: 'groupBuys',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 75,
    component: GroupBuysTab,
    record: {
      parameter: 'group',
      component: lazyPage(() => import('./group-pages.tsx'), 'AdminGroupPage'),
    },
  },
  {
    name: 'groupBuys',
    right: 'PRODUCER',
    needs: 'orders',
    group: 'sales',
    order: 35,
    component: DeskGroupBuys,
    record: {
      parameter: 'group',
      component: lazyPage(() => import('./group-pages.tsx'), 'ProducerGroupPage'),
    },
  },
];
