import type { DeskPage } from '#engine/web/domain.ts';
import { DocumentsOfProducer } from './listed-documents.tsx';
import { DocumentsTab, StatementsTab } from './documents-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'documents', right: 'ADMIN', needs: 'money', group: 'money', order: 125, component: DocumentsTab },
  {
    name: 'documentsOfProducer',
    right: 'ADMIN',
    needs: 'money',
    order: 40,
    component: DocumentsOfProducer,
    beside: { page: 'producers', place: 'record' },
  },
  {
    name: 'documents',
    right: 'PRODUCER',
    needs: 'money',
    group: 'money',
    order: 55,
    component: StatementsTab,
  },
];
