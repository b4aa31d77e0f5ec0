import type { DeskPage } from '#engine/web/domain.ts';
import { BatchesTab } from './batches-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'batches', right: 'PRODUCER', needs: 'catalogue', order: 12, component: BatchesTab },
];
