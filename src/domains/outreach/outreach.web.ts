import type { WebDomain } from '#engine/web/domain.ts';
import { contactRoute } from './web/routes/contact.tsx';
import { newsletterConfirmRoute, newsletterUnsubscribeRoute } from './web/routes/newsletter.tsx';
import { waitlistRoute } from './web/routes/waitlist.tsx';

export const outreachWeb = {
  name: 'outreach',
  routes: [contactRoute, newsletterConfirmRoute, newsletterUnsubscribeRoute, waitlistRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
