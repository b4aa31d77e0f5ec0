import type { WebDomain } from '#engine/web/domain.ts';
import {
  contactRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  waitlistRoute,
} from './web/routes/outreach.tsx';

export const outreachWeb = [
  contactRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  waitlistRoute,
] as const satisfies WebDomain;
