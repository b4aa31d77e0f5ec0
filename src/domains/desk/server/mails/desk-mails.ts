import { webhookDisabled } from './webhook-disabled.ts';

export const deskMails = {
  'webhook-disabled': webhookDisabled,
};

type DeskMails = typeof deskMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends DeskMails {}
}
