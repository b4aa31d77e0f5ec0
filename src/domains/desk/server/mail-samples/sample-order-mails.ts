// What the shop might say by mail of orders, and of what comes back.
import type { MailData, MailTemplateName } from '#engine/server/mail/templates.ts';
import { HONEY, LINES, OIL } from './sample-goods.ts';
import { SAMPLE_PICKUP } from './sample-pickup.ts';

const ORDER = {
  orderId: 1042,
  customerName: 'Ada Moreau',
  shippingAddress: '12 Harbour Street\nPortland, ME 04101',
  totalCents: 148_65,
  lines: LINES,
  isWhole: true,
};

const RETURN = {
  orderId: 1042,
  number: 'RA-3479ACDE',
  customerName: 'Ada Moreau',
  kind: 'refund' as const,
  perishable: false,
  hasPhotos: true,
  lines: [{ ...LINES[0]!, quantity: 2 }],
  refundCents: 49_93,
  feeCents: 7_50,
  shippingCents: 9_95,
  isOwed: false,
  note: null,
  dueAt: null,
  exchangeOrderId: null,
};

const SAID = 'I looked at your photos myself, and I am sorry about the bottle.';

type OrderMail = Extract<
  MailTemplateName,
  `order-${string}` | `return-${string}` | 'invoice-reminder' | 'pickup-reminder' | 'withdrawal-receipt'
>;

export const ORDER_MAILS: { readonly [Name in OrderMail]: MailData<Name> } = {
  'order-cancelled': { ...ORDER, refund: { cents: 148_65, way: 'card' } },
  'order-changed': {
    orderId: 1042,
    customerName: 'Ada Moreau',
    changes: [
      { field: 'shippingAddress', value: '14 Harbour Street\nPortland, ME 04101' },
      { field: 'deliveryDate', value: '2026-11-24' },
      { field: 'giftMessage', value: null },
    ],
  },
  'order-reduced': {
    orderId: 1042,
    customerName: 'Ada Moreau',
    lines: [{ ...LINES[1]!, quantity: 1 }],
    reason: 'The last jar broke when it was packed.',
    lessCents: 0,
    openCents: 0,
    refund: { cents: 12_50, way: 'card' },
    totalCents: 139_78,
  },
  'invoice-reminder': {
    orderId: 1042,
    customerName: 'Ada Moreau',
    placedAt: '2026-11-20T15:00:00.000Z',
    dueOn: '2026-12-04',
    openCents: 52_28,
    totalCents: 152_28,
    invoiceNumber: 'M-2026-001042',
    step: 7,
  },
  'order-confirmation': {
    ...ORDER,
    lines: [
      { ...LINES[0]!, priceCents: 24_99, discountPercentage: 5, finalCents: 118_70 },
      { ...LINES[1]!, priceCents: 12_50, discountPercentage: 0, finalCents: 25_00 },
    ],
    subtotalCents: 149_95,
    discountCents: 6_25,
    shippingCents: 17_95,
    totalCents: 152_28,
    promo: { code: 'HARVEST', cents: 14_37 },
    delivery: { method: 'express', coldChain: true, earliest: '2026-11-24', latest: '2026-11-24' },
    giftWrapCents: 5_00,
    giftMessage: 'Happy birthday!\nYours, Grace',
    paymentMethod: 'invoice',
    placedAt: '2026-11-20T15:00:00.000Z',
    invoiceNumber: 'M-2026-001042',
  },
  'order-delivered': { ...ORDER, isBuyer: true },
  'order-refunded': {
    orderId: 1042,
    customerName: 'Ada Moreau',
    refund: { cents: 20_00, way: 'transfer' },
    isLate: false,
  },
  'order-shipped': { ...ORDER, isWhole: false, parcels: [{ carrier: 'ups', trackingNumber: '1Z 999 AA1' }] },
  'order-to-confirm': {
    orderId: 1042,
    customerName: 'Ada Moreau',
    totalCents: 1_152_28,
    lines: LINES,
    confirmBy: '2026-11-20T16:00:00.000Z',
  },
  'pickup-reminder': { orderId: 1042, customerName: 'Ada Moreau', pickup: SAMPLE_PICKUP },
  'return-requested': { ...RETURN, perishable: true, dueAt: '2026-11-21T17:00:00.000Z' },
  'return-authorized': { ...RETURN, note: SAID },
  'return-received': RETURN,
  'return-inspected': RETURN,
  'return-refunded': { ...RETURN, note: SAID },
  'return-exchanged': { ...RETURN, kind: 'exchange', exchangeOrderId: 1050 },
  'return-declined': { ...RETURN, note: 'The seal was broken, and nothing was wrong with the oil.' },
  'return-to-producer': {
    orderId: 1042,
    number: RETURN.number,
    companyName: OIL.producerName,
    reason: 'damaged',
    details: 'The bottle was broken when I opened the box.',
    lines: RETURN.lines,
  },
  'withdrawal-receipt': {
    order: '1042',
    name: 'Ada Moreau',
    email: 'ada@example.com',
    receivedAt: '2026-11-18T17:12:00.000Z',
    orderId: 1042,
    number: 'RA-3479ACDE',
    goesBack: [{ name: OIL.name, quantity: 2, picture: OIL.picture }],
    perishable: [{ name: 'Skerrow Blue', quantity: 1 }],
    notSent: [{ name: HONEY.name, quantity: 1, picture: HONEY.picture }],
    late: [],
  },
};
