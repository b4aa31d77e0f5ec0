import type { MailTemplate } from './mail-content.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { apiKeyMade } from './templates/api-key-made.ts';
import { applicationsOverdue } from './templates/applications-overdue.ts';
import { contactMessage } from './templates/contact-message.ts';
import { emailChangeConfirm, emailChangeNotice, emailChangeTaken } from './templates/email-change.ts';
import {
  groupCancelled,
  groupDropped,
  groupExpired,
  groupJoined,
  groupLapsed,
  groupOpened,
  groupSettled,
  groupTier,
  groupTomorrow,
} from './templates/group-news.ts';
import { newOrder } from './templates/new-order.ts';
import { newsletterConfirm } from './templates/newsletter-confirm.ts';
import { newsletterIssue } from './templates/newsletter-issue.ts';
import { orderChanged } from './templates/order-changed.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { orderCancelled, orderDelivered, orderShipped } from './templates/order-news.ts';
import { orderRefunded } from './templates/order-refunded.ts';
import { passkeyChanged } from './templates/passkey-changed.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordReset } from './templates/password-reset.ts';
import { producerVerdict } from './templates/producer-verdict.ts';
import {
  returnAuthorized,
  returnDeclined,
  returnExchanged,
  returnInspected,
  returnReceived,
  returnRefunded,
  returnRequested,
  returnToProducer,
} from './templates/return-news.ts';
import { savedNews } from './templates/saved-news.ts';
import { shopOpened } from './templates/shop-opened.ts';
import { twoFactorChanged } from './templates/two-factor-changed.ts';
import { waitlistJoined } from './templates/waitlist-joined.ts';
import { webhookDisabled } from './templates/webhook-disabled.ts';

/** Every mail the shop sends. The data of a queued mail must fit its template. */
export const mailTemplates = {
  'account-deleted': accountDeleted,
  'api-key-made': apiKeyMade,
  'applications-overdue': applicationsOverdue,
  'email-change-confirm': emailChangeConfirm,
  'email-change-notice': emailChangeNotice,
  'email-change-taken': emailChangeTaken,
  'passkey-changed': passkeyChanged,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'two-factor-changed': twoFactorChanged,
  'order-cancelled': orderCancelled,
  'order-changed': orderChanged,
  'order-confirmation': orderConfirmation,
  'order-delivered': orderDelivered,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'new-order': newOrder,
  'group-opened': groupOpened,
  'group-joined': groupJoined,
  'group-tier': groupTier,
  'group-tomorrow': groupTomorrow,
  'group-settled': groupSettled,
  'group-expired': groupExpired,
  'group-cancelled': groupCancelled,
  'group-dropped': groupDropped,
  'group-lapsed': groupLapsed,
  'contact-message': contactMessage,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-issue': newsletterIssue,
  'producer-verdict': producerVerdict,
  'return-requested': returnRequested,
  'return-authorized': returnAuthorized,
  'return-received': returnReceived,
  'return-inspected': returnInspected,
  'return-refunded': returnRefunded,
  'return-exchanged': returnExchanged,
  'return-declined': returnDeclined,
  'return-to-producer': returnToProducer,
  'saved-news': savedNews,
  'shop-opened': shopOpened,
  'waitlist-joined': waitlistJoined,
  'webhook-disabled': webhookDisabled,
};

export type MailTemplateName = keyof typeof mailTemplates;
export type MailData<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Data> ? Data : never;
