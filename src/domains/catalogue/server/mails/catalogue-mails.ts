import { applicationsOverdue } from './applications-overdue.ts';
import { producerVerdict } from './producer-verdict.ts';

export const catalogueMails = {
  'applications-overdue': applicationsOverdue,
  'producer-verdict': producerVerdict,
};

type CatalogueMails = typeof catalogueMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends CatalogueMails {}
}
