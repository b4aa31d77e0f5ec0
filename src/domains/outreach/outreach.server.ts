import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { messagesApi } from './model/messages/messages.api.ts';
import { outreachApi } from './model/outreach.api.ts';
import { stockAlertsApi } from './model/stock-alerts/stock-alerts.api.ts';
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
import { waitingMessages } from './server/messages/waiting-messages.ts';
import { writeMessageMail } from './server/messages/write-message-mail.ts';
import { forgetStockAlerts, ownStockAlerts } from './server/stock-alerts/ask-for-alert.ts';
import { stockAlertsRoutes } from './server/stock-alerts/stock-alerts.routes.ts';
import { tellOfReturn, writeBackInStock } from './server/stock-alerts/tell-of-return.ts';
import { waitlistRoutes } from './server/waitlist/waitlist.routes.ts';

/** What goes between the shop and people who need not have an account: newsletter, waitlist, messages, stock alerts. */
export const outreach: ServerDomain = {
  name: 'outreach',
  api: [outreachApi, messagesApi, stockAlertsApi],
  routes: [
    waitlistRoutes,
    contactRoutes,
    newsletterRoutes,
    newsletterIssueRoutes,
    unsubscribeByOneClick,
    messagesRoutes,
    stockAlertsRoutes,
  ],
  timers: ({ db }) => [
    { name: 'forget-messages', next: HOURLY, run: () => forgetMessagesOfForgotten(db) },
    { name: 'tell-of-return', next: everyMinutes(5), run: (now) => tellOfReturn(db, now) },
  ],
  mails: outreachMails,
  lateMails: {
    'back-in-stock': writeBackInStock,
    'newsletter-issue': composeIssue,
    'new-message': writeMessageMail,
  },
  waiting: waitingMessages,
  ownData: async (db, person) => ({
    ...(await ownMessages(db, person)),
    ...(await ownStockAlerts(db, person)),
  }),
  forget: async (tx, _changed, person) => {
    await forgetStockAlerts(tx, person);
    await forgetMessages(tx, person);
  },
};
