import type { ServerDomain } from '#engine/server/domain.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { messagesApi } from './model/messages/messages.api.ts';
import { outreachApi } from './model/outreach.api.ts';
import { contactRoutes } from './server/contact/contact.routes.ts';
import { outreachMails } from './server/mails/outreach-mails.ts';
import { composeIssue } from './server/newsletter/compose-issue.ts';
import { newsletterIssueRoutes } from './server/newsletter/issues.routes.ts';
import { newsletterRoutes, unsubscribeByOneClick } from './server/newsletter/newsletter.routes.ts';
import {
  forgetMessages,
  forgetMessagesOfForgotten,
  ownMessages,
} from './server/messages/messages.queries.ts';
import { messagesRoutes } from './server/messages/messages.routes.ts';
import { writeMessageMail } from './server/messages/write-message-mail.ts';
import { waitlistRoutes } from './server/waitlist/waitlist.routes.ts';

/** What goes between the shop and people who need not have an account: newsletter, waitlist, messages. */
export const outreach: ServerDomain = {
  name: 'outreach',
  api: [outreachApi, messagesApi],
  routes: [
    waitlistRoutes,
    contactRoutes,
    newsletterRoutes,
    newsletterIssueRoutes,
    unsubscribeByOneClick,
    messagesRoutes,
  ],
  timers: ({ db }) => [{ name: 'forget-messages', next: HOURLY, run: () => forgetMessagesOfForgotten(db) }],
  mails: outreachMails,
  lateMails: { 'newsletter-issue': composeIssue, 'new-message': writeMessageMail },
  ownData: ownMessages,
  forget: (tx, _changed, person) => forgetMessages(tx, person),
};
