import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
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
    record: {
      parameter: 'batch',
      component: lazyPage(() => import('./batch-record.tsx'), 'BatchToRecall'),
    },
  },
  {
    name: 'batches',
    right: 'PRODUCER',
    needs: 'catalogue',
    group: 'catalogue',
    order: 12,
    component: BatchesTab,
    actions: ['batch'],
    record: {
      parameter: 'batch',
      component: lazyPage(() => import('./batch-record.tsx'), 'OwnBatchRecord'),
    },
  },
];
