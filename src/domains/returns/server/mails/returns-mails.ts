import { withdrawalReceipt } from './withdrawal-receipt.ts';
import {
  returnRequested,
  returnAuthorized,
  returnReceived,
  returnInspected,
  returnRefunded,
  returnExchanged,
  returnDeclined,
  returnToProducer,
} from './return-news.ts';

export const returnsMails = {
  'return-requested': returnRequested,
  'return-authorized': returnAuthorized,
  'return-received': returnReceived,
  'return-inspected': returnInspected,
  'return-refunded': returnRefunded,
  'return-exchanged': returnExchanged,
  'return-declined': returnDeclined,
  'return-to-producer': returnToProducer,
  'withdrawal-receipt': withdrawalReceipt,
};

type ReturnsMails = typeof returnsMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends ReturnsMails {}
}
