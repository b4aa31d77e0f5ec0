import { countedList, orderUrl, type MailedLine } from '#domains/orders/server/mails/order-mail.ts';
import { recallSubject } from '#domains/batches/server/recall/recall-opened.ts';
import { formatDay } from '#engine/model/dates.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

interface BatchRecalled {
  orderId: number;
  customerName: string;
  batchId: number;
  /** Whose copy this is: its link says so to the page of the batch. Mails of an older version have none. */
  recallOrderId?: number;
  code: string;
  /** 'YYYY-MM-DD'; null: nobody has said. */
  bestBefore: string | null;
  reason: string;
  lines: MailedLine[];
  /** What was done for the customer; null: there was nothing left to give back. */
  remedy: 'refunded' | 'replaced' | null;
}

/** To everybody who got some of a batch that is called back: what it is, what to do, and what the shop has done. */
export const batchRecalled: MailTemplate<BatchRecalled> = (news, context) => {
  const { t, language, links, publicUrl } = context;
  const say = (part: string, values: Record<string, unknown> = {}) => t(`mail:batchRecalled.${part}`, values);
  const { code, bestBefore, orderId, remedy, batchId, recallOrderId } = news;
  const date = bestBefore && formatDay(bestBefore, 'longDate', language);
  return {
    subject: say('subject', { product: news.lines[0]?.name ?? code }),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting', { name: news.customerName, orderId }) },
      countedList(news.lines),
      { kind: 'text', text: date ? say('batch', { code, date }) : say('undatedBatch', { code }) },
      { kind: 'note', text: say('reason', { reason: news.reason }) },
      { kind: 'text', text: say('whatToDo') },
      ...(remedy === null ? [] : [{ kind: 'text', text: say(remedy) } as const]),
      ...(recallOrderId === undefined
        ? []
        : [
            {
              kind: 'button',
              label: say('toBatch'),
              // Behind '#' it reaches no log and no cache: the page itself says that it was opened.
              href: `${publicUrl}/batch/${batchId}#recall=${recallOrderId}.${links.sign(...recallSubject(recallOrderId))}`,
            } as const,
          ]),
      { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
    ],
  };
};
