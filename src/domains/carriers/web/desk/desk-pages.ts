import type { DeskPage } from '#engine/web/domain.ts';
import { Labels } from './labels.tsx';
import { ShippingTab } from './shipping-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'shipping', right: 'PRODUCER', needs: 'orders', group: 'sales', order: 15, component: ShippingTab },
  {
    name: 'labels',
    right: 'PRODUCER',
    needs: 'orders',
    order: 5,
    beside: { page: 'orders', place: 'over' },
    component: Labels,
  },
];
