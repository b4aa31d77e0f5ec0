import type { MailTemplate } from './mail-content.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';

/** Every mail the shop sends. The data of a queued mail must fit its template. */
export const mailTemplates = {
  'order-confirmation': orderConfirmation,
};

export type MailTemplateName = keyof typeof mailTemplates;
export type MailData<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Data> ? Data : never;
