import { batchRecalled } from './batch-recalled.ts';

export const batchesMails = { 'batch-recalled': batchRecalled };

type BatchesMails = typeof batchesMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends BatchesMails {}
}
