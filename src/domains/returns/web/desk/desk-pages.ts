import type { DeskPage } from '#engine/web/domain.ts';
import { DeskReturns, ReturnsWaiting } from './desk-returns.tsx';
import { ReturnsTab } from './returns-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'returns', right: 'ADMIN', needs: 'orders', order: 70, component: ReturnsTab },
  {
    name: 'returns',
    right: 'PRODUCER',
    needs: 'orders',
    order: 30,
    component: DeskReturns,
    waiting: ReturnsWaiting,
  },
];
