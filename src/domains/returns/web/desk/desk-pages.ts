import type { DeskPage } from '#engine/web/domain.ts';
import { DeskReturns } from './desk-returns.tsx';
import { ReturnsTab } from './returns-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'returns', right: 'ADMIN', needs: 'orders', group: 'sales', order: 70, component: ReturnsTab },
  {
    name: 'returns',
    right: 'PRODUCER',
    needs: 'orders',
    order: 30,
    component: DeskReturns,
  },
];
