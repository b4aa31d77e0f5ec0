import type { DeskPage } from '#engine/web/domain.ts';
import { ShippingTab } from './shipping-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'shipping', right: 'PRODUCER', needs: 'orders', order: 15, component: ShippingTab },
];
