import type { DeskPage } from '#engine/web/domain.ts';
import { TaxesTab } from './taxes-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'taxes',
    right: 'ADMIN',
    needs: 'money',
    group: 'money',
    order: 140,
    component: TaxesTab,
    actions: ['taxRate'],
  },
];
