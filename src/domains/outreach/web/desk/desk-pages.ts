import type { DeskPage } from '#engine/web/domain.ts';
import { DeskMessages, MessagesWaiting, ReportedMessages, ReportsWaiting } from './messages-tab.tsx';
import { MessagesOfPerson } from './person-messages.tsx';
import { NewsletterTab } from './newsletter-tab.tsx';
import { StoreModeSwitch } from './store-mode-switch.tsx';
import { WaitlistTab } from './waitlist-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'waitlist', right: 'ADMIN', needs: 'people', group: 'people', order: 30, component: WaitlistTab },
  {
    name: 'newsletter',
    right: 'ADMIN',
    needs: 'people',
    group: 'marketing',
    order: 110,
    component: NewsletterTab,
    actions: ['issue'],
  },
  {
    name: 'messages',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 75,
    component: ReportedMessages,
    waiting: ReportsWaiting,
  },
  {
    name: 'messages',
    right: 'PRODUCER',
    needs: 'orders',
    order: 35,
    component: DeskMessages,
    waiting: MessagesWaiting,
  },
  {
    name: 'messagesOfPerson',
    right: 'ADMIN',
    needs: 'orders',
    order: 30,
    component: MessagesOfPerson,
    beside: { page: 'users', place: 'record' },
  },
  {
    name: 'storeMode',
    right: 'ADMIN',
    needs: 'owner',
    order: 0,
    component: StoreModeSwitch,
    beside: { page: 'dashboard', place: 'under' },
  },
];
