import type { MailTemplate } from '../mail-content.ts';

export const orderConfirmation: MailTemplate<{ orderId: number }> = ({ orderId }, { t }) => ({
  subject: t('mail:orderConfirmation.subject', { orderId }),
  heading: t('mail:orderConfirmation.heading'),
  blocks: [],
});
