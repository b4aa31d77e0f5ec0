import type { WebDomain } from '#engine/web/domain.ts';
import { contactRoute } from './web/routes/contact.tsx';
import { newsletterConfirmRoute, newsletterUnsubscribeRoute } from './web/routes/newsletter.tsx';
import { waitlistRoute } from './web/routes/waitlist.tsx';

export const outreachWeb = {
  routes: [contactRoute, newsletterConfirmRoute, newsletterUnsubscribeRoute, waitlistRoute],
} as const satisfies WebDomain;
