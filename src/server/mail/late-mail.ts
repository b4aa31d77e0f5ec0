import type { Shop } from '../shop.ts';
import type { OutboxMail } from './compose-mail.ts';
import type { MailData, MailTemplateName } from './templates.ts';

/**
 * Writes what a mail says at the moment it is sent, from what was queued: prices, stock and wishes of that moment.
 * Undefined where there is nothing to say, or nobody who wants to hear it, any more.
 */
export type LateMail<Name extends MailTemplateName> = (
  shop: Shop,
  mail: OutboxMail,
) => Promise<MailData<Name> | undefined>;

/** Templates that are not in it say what was queued. */
export type LateMails = { readonly [Name in MailTemplateName]?: LateMail<Name> };
