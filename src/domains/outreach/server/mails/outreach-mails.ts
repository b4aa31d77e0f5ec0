import { contactMessage } from './contact-message.ts';
import { newsletterConfirm } from './newsletter-confirm.ts';
import { newsletterIssue } from './newsletter-issue.ts';
import { shopOpened } from './shop-opened.ts';
import { waitlistJoined } from './waitlist-joined.ts';

export const outreachMails = {
  'contact-message': contactMessage,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-issue': newsletterIssue,
  'shop-opened': shopOpened,
  'waitlist-joined': waitlistJoined,
};

type OutreachMails = typeof outreachMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends OutreachMails {}
}
