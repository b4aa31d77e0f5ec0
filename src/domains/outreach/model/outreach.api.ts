import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema, messageSchema } from '#engine/model/api/responses.ts';
import { contactSchema } from './contact/contact.ts';
import {
  issueDetailSchema,
  issuePreviewQuerySchema,
  issuePreviewSchema,
  issueTrialSchema,
  newIssueSchema,
  issueListSchema,
  newsletterIssueSchema,
} from './newsletter/issue.ts';
import { newsletterLinkSchema, subscribeSchema } from './newsletter/newsletter.ts';
import {
  announcementSchema,
  adminWaitlistSchema,
  waitlistEntrySchema,
} from '#domains/outreach/model/waitlist/admin-waitlist.ts';
import { waitlistSchema } from './waitlist/waitlist.ts';
import { demandSchema, wishesSchema } from './waitlist/wishes.ts';

const waitlistTokenSchema = z.object({ token: z.string().max(100) });

/** Messages to the shop, the newsletter and the waitlist. */
export const outreachApi = {
  'POST /api/contact': {
    guard: 'public',
    rateLimit: 'contact',
    body: contactSchema,
    response: messageSchema,
    status: 201,
    summary: 'Sends a message to the shop',
  },

  // The same response for every e-mail: it reveals nobody's subscription.
  'POST /api/newsletter': {
    guard: 'public',
    rateLimit: 'newsletter',
    body: subscribeSchema,
    response: messageSchema,
    status: 201,
    summary: 'Subscribes to the newsletter',
  },
  'POST /api/newsletter/confirm': {
    guard: 'public',
    rateLimit: 'newsletterLink',
    body: newsletterLinkSchema,
    response: messageSchema,
    summary: 'Confirms a subscription, by the link',
  },
  'POST /api/newsletter/unsubscribe': {
    guard: 'public',
    rateLimit: 'newsletterLink',
    body: newsletterLinkSchema,
    response: messageSchema,
    summary: 'Ends a subscription, by the link',
  },

  'GET /api/admin/newsletter/issues': {
    guard: 'ADMIN',
    right: 'people',
    query: issueListSchema,
    list: newsletterIssueSchema,
    summary: 'All issues of the newsletter',
  },
  'POST /api/admin/newsletter/issues': {
    guard: 'ADMIN',
    right: 'people',
    body: newIssueSchema,
    response: idResponseSchema,
    status: 201,
    summary: 'Writes an issue',
  },
  'GET /api/admin/newsletter/issues/:id': {
    guard: 'ADMIN',
    right: 'people',
    response: issueDetailSchema,
    summary: 'One issue',
  },
  'PUT /api/admin/newsletter/issues/:id': {
    guard: 'ADMIN',
    right: 'people',
    body: newIssueSchema,
    response: idResponseSchema,
    summary: 'Changes an issue that was not sent',
  },
  'DELETE /api/admin/newsletter/issues/:id': {
    guard: 'ADMIN',
    right: 'people',
    response: idResponseSchema,
    summary: 'Deletes an issue that was not sent',
  },
  'GET /api/admin/newsletter/issues/:id/preview': {
    guard: 'ADMIN',
    right: 'people',
    query: issuePreviewQuerySchema,
    response: issuePreviewSchema,
    summary: 'An issue as its readers will see it',
  },
  'POST /api/admin/newsletter/issues/:id/trial': {
    guard: 'ADMIN',
    right: 'people',
    body: issueTrialSchema,
    response: messageSchema,
    status: 202,
    summary: 'Sends an issue to oneself',
  },
  'POST /api/admin/newsletter/issues/:id/send': {
    guard: 'ADMIN',
    right: 'people',
    response: issueDetailSchema,
    summary: 'Sends an issue to all subscribers, once',
  },

  'POST /api/waitlist': {
    guard: 'public',
    rateLimit: 'waitlist',
    body: waitlistSchema,
    // With it they say what they would take.
    response: messageSchema.extend({ token: z.string() }),
    status: 201,
    summary: 'Joins the waitlist before launch',
  },
  'GET /api/waitlist/:token/wishes': {
    guard: 'owner',
    rateLimit: 'waitlistWishes',
    params: waitlistTokenSchema,
    response: wishesSchema,
    summary: 'What somebody on the waitlist would take',
  },
  'POST /api/waitlist/:token/wishes': {
    guard: 'owner',
    rateLimit: 'waitlistWishes',
    params: waitlistTokenSchema,
    body: wishesSchema,
    response: wishesSchema,
    summary: 'Says which products somebody on the waitlist would take, and how many',
  },
  'GET /api/admin/waitlist/demand': {
    guard: 'ADMIN',
    right: 'people',
    response: z.object({ items: z.array(demandSchema) }),
    summary: 'What the waitlist wishes for, product by product, against its ladder',
  },
  'GET /api/admin/waitlist': {
    guard: 'ADMIN',
    right: 'people',
    query: adminWaitlistSchema,
    list: waitlistEntrySchema,
    summary: 'Who waits for the launch',
  },
  'GET /api/admin/waitlist/announcement': {
    guard: 'ADMIN',
    right: 'people',
    response: announcementSchema,
    summary: 'How far the mails to the waitlist are',
  },
  'POST /api/admin/waitlist/announce': {
    guard: 'ADMIN',
    right: 'people',
    response: announcementSchema,
    summary: 'Tells the waitlist that the shop is open, once',
  },
} as const satisfies Contract;

type OutreachApi = typeof outreachApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends OutreachApi {}
}
