import type { DeskPage } from '#engine/web/domain.ts';
import { NewsletterTab } from './newsletter-tab.tsx';
import { StoreModeSwitch } from './store-mode-switch.tsx';
import { WaitlistTab } from './waitlist-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'waitlist', right: 'ADMIN', group: 'people', order: 30, component: WaitlistTab },
  { name: 'newsletter', right: 'ADMIN', group: 'marketing', order: 40, component: NewsletterTab },
  {
    name: 'storeMode',
    right: 'ADMIN',
    order: 0,
    component: StoreModeSwitch,
    beside: { page: 'dashboard', place: 'under' },
  },
];
