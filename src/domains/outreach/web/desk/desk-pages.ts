import type { DeskPage, DeskRecord } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { MessagesOfOrder } from './messages-of-order.tsx';
import { DeskMessages, ReportedMessages } from './messages-tab.tsx';
import { MessagesOfPerson } from './person-messages.tsx';
import { NewsletterTab } from './newsletter-tab.tsx';
import { StoreModeSwitch } from './store-mode-switch.tsx';
import { WaitlistTab } from './waitlist-tab.tsx';

const thread: DeskRecord = {
  parameter: 'thread',
  component: lazyPage(() => import('./thread-record.tsx'), 'ThreadRecord'),
};

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
    record: thread,
  },
  {
    name: 'messages',
    right: 'PRODUCER',
    needs: 'orders',
    group: 'sales',
    order: 35,
    component: DeskMessages,
    record: thread,
  },
  {
    name: 'messagesOfOrder',
    right: 'PRODUCER',
    needs: 'orders',
    order: 10,
    component: MessagesOfOrder,
    beside: { page: 'orders', place: 'record' },
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
