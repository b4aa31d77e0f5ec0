import { batchHeld } from './batch-held.ts';
import { batchRecalled } from './batch-recalled.ts';

export const batchesMails = { 'batch-held': batchHeld, 'batch-recalled': batchRecalled };

type BatchesMails = typeof batchesMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends BatchesMails {}
}
