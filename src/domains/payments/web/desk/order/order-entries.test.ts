import { expect, test } from 'vitest';
import type { OrderMail } from '#domains/orders/model/order-record.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { newestFirst } from '#engine/web/records/record-timeline.tsx';
import { orderEntries } from './order-entries.tsx';

const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translate;

const at = (minute: number) => `2026-11-18T10:0${minute}:00.000Z`;

const mail: OrderMail = {
  id: 1,
  at: at(1),
  subject: 'Your order',
  recipient: 'ada@example.com',
  status: 'sent',
  problem: null,
  repeats: null,
  canSendAgain: true,
};

test('events, mails, money and notes of an order are one story, the newest first', () => {
  const entries = orderEntries(
    {
      order: {
        status: 'processing',
        parts: [{ id: 5, producerName: 'The Mill' }] as never,
        items: [{ id: 8, product: { name: 'Oil' } }] as never,
        history: [
          { status: 'pending', at: at(0), actor: 'customer' },
          { status: 'shipped', at: at(4), actor: 'producer', partId: 5 },
          { status: 'pending', at: at(2), actor: 'admin', changed: ['shippingAddress'] },
          {
            status: 'processing',
            at: at(6),
            actor: 'admin',
            changed: ['piecesRemoved'],
            removed: { items: [{ itemId: 8, quantity: 2 }], reason: 'Broken.' },
          },
        ],
      },
      notes: [{ id: 1, at: at(3), by: 'Root', text: 'Called' }],
      mails: [mail, { ...mail, id: 2, at: at(5), status: 'failed', problem: '550', repeats: 1 }],
      moves: [],
    },
    t,
    ({ canSendAgain }) => canSendAgain,
  );
  expect(newestFirst(entries).map(({ title }) => title)).toEqual([
    'orders:change.piecesRemoved 2 × Oil Broken.',
    'Your order',
    'timeline.part orders:parcel.status.shipped The Mill',
    'timeline.note',
    'timeline.changed orders:change.fields.shippingAddress',
    'Your order',
    'orders:status.pending',
  ]);
  expect(newestFirst(entries)[1]).toMatchObject({ tone: 'danger', action: true });
});
