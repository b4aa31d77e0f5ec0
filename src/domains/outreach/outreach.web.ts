import type { WebDomain } from '#engine/web/domain.ts';
import {
  contactRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  waitlistRoute,
} from './web/routes/outreach.tsx';
import { messagesRoute, newMessageRoute, threadRoute } from './web/routes/messages.tsx';

export const outreachWeb = [
  contactRoute,
  messagesRoute,
  newMessageRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  threadRoute,
  waitlistRoute,
] as const satisfies WebDomain;
