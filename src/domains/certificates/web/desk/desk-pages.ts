import type { DeskPage } from '#engine/web/domain.ts';
import { AdminCertificates } from './admin-certificates.tsx';
import { CertificatesTab } from './certificates-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'certificates',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'catalogue',
    order: 86,
    component: AdminCertificates,
  },
  {
    name: 'certificates',
    right: 'PRODUCER',
    needs: 'catalogue',
    group: 'catalogue',
    order: 13,
    component: CertificatesTab,
    actions: ['certificate'],
  },
];
