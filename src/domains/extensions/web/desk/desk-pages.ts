import type { DeskPage } from '#engine/web/domain.ts';
import { ExtensionsTab } from './extensions-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'extensions',
    right: 'ADMIN',
    needs: 'any',
    group: 'system',
    order: 180,
    component: ExtensionsTab,
    lists: '/api/admin/extensions',
  },
];
