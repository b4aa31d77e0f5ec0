import type { DeskPage } from '#engine/web/domain.ts';
import { AdminBatches } from './admin-batches.tsx';
import { BatchesTab } from './batches-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'batches',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'catalogue',
    order: 85,
    component: AdminBatches,
  },
  {
    name: 'batches',
    right: 'PRODUCER',
    needs: 'catalogue',
    order: 12,
    component: BatchesTab,
    actions: ['batch'],
  },
];
