// Every mail of the shop with what it might say: to be looked at by the owner, and received in tests.
import type { MailData, MailTemplateName } from '#engine/server/mail/templates.ts';

const OIL = {
  name: 'Taggiasca Extra Virgin Olive Oil',
  slug: 'taggiasca-extra-virgin-olive-oil',
  producerName: 'Frantoio Ripalunga',
};
const HONEY = { name: 'Lime Blossom Honey', slug: 'lime-blossom-honey', producerName: 'Hof Birkengrund' };

const LINES = [
  { name: OIL.name, quantity: 5 },
  { name: HONEY.name, quantity: 2 },
];

const ORDER = {
  orderId: 1042,
  customerName: 'Ada Moreau',
  shippingAddress: '12 Harbour Street\nPortland, ME 04101',
  totalCents: 148_65,
  lines: LINES,
  isWhole: true,
};

const GROUP = {
  slug: 'abcdefgh2345',
  memberId: 7,
  name: 'Ada',
  product: OIL.name,
  quantity: 3,
  closesAt: '2026-11-20T17:00:00.000Z',
};

const RETURN = {
  orderId: 1042,
  number: 'RA-3479ACDE',
  customerName: 'Ada Moreau',
  kind: 'refund' as const,
  perishable: false,
  hasPhotos: true,
  lines: [{ name: OIL.name, quantity: 2 }],
  refundCents: 49_93,
  feeCents: 7_50,
  shippingCents: 9_95,
  isOwed: false,
  note: null,
  dueAt: null,
  exchangeOrderId: null,
};

const SAID = 'I looked at your photos myself, and I am sorry about the bottle.';

export const SAMPLE_MAILS: { readonly [Name in MailTemplateName]: MailData<Name> } = {
  'account-deleted': { username: 'ada' },
  'account-suspended': { username: 'ada', reason: 'Several payments were taken back by the bank.' },
  'account-reactivated': { username: 'ada' },
  'api-key-made': {
    username: 'frantoio',
    name: 'Stock sync',
    prefix: 'key_3f9a',
    scope: 'write',
    role: 'PRODUCER',
  },
  'applications-overdue': { applications: [{ companyName: 'Hof Birkengrund', dueOn: '2026-11-25' }] },
  'email-change-confirm': { username: 'ada', linkKey: 'sample' },
  'email-change-notice': { username: 'ada', email: 'ada.moreau@example.com' },
  'email-change-taken': { username: 'ada' },
  'registration-known': { username: 'ada' },
  invitation: { linkKey: 'sample', by: 'ada', place: 'Frantoio Ripalunga', rights: ['orders', 'money'] },
  'passkey-changed': { username: 'ada', name: 'Phone', added: true },
  'password-changed': { username: 'ada', outcome: 'allEnded' },
  'payout-account-changed': {
    companyName: 'Frantoio Ripalunga',
    lastFour: '3000',
    by: 'frantoio',
    hours: 48,
  },
  'payout-account-missing': { companyName: 'Frantoio Ripalunga', cents: 184_20 },
  'payment-disputed': {
    disputeId: 3,
    orderId: 1042,
    amountCents: 148_65,
    reason: 'not_received',
    dueBy: '2026-12-01T23:59:59.000Z',
  },
  'password-reset': { username: 'ada', linkKey: 'sample' },
  'two-factor-changed': { username: 'ada', enabled: true },
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
      { name: OIL.name, quantity: 5, priceCents: 24_99, discountPercentage: 5, finalCents: 118_70 },
      { name: HONEY.name, quantity: 2, priceCents: 12_50, discountPercentage: 0, finalCents: 25_00 },
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
  'new-order': { orderId: 1042, companyName: OIL.producerName, shipBy: '2026-11-24', lines: LINES },
  'address-changed': { orderId: 1042, companyName: OIL.producerName },
  'group-opened': GROUP,
  'group-joined': { ...GROUP, nowCents: 67_47, atMostCents: 74_97, shippingCents: 9_95 },
  'group-tier': { ...GROUP, pooled: 12, percentage: 10, nowCents: 67_47 },
  'group-tomorrow': { ...GROUP, pooled: 12, next: { missing: 13, percentage: 15 } },
  'group-settled': {
    ...GROUP,
    orderId: 1043,
    pooled: 25,
    percentage: 15,
    goodsCents: 63_72,
    savedCents: 11_25,
  },
  'group-expired': { ...GROUP, pooled: 7, minimum: 10 },
  'group-cancelled': { ...GROUP, reason: 'organizer' },
  'group-extended': GROUP,
  'group-shipping-waived': { ...GROUP, orderId: 1043 },
  'group-dropped': GROUP,
  'group-lapsed': GROUP,
  'contact-message': {
    name: 'Ada Moreau',
    email: 'ada@example.com',
    department: 'general',
    subject: 'A question about the oil',
    message: 'When was it pressed?\n\nWith kind regards,\nAda',
    language: 'fr',
  },
  'new-message': {
    threadId: 7,
    to: 'customer',
    from: 'Frantoio Ripalunga',
    about: '#1042',
    texts: ['Your oil was pressed on 3 November. It leaves tomorrow.'],
    guestOrderId: 1042,
  },
  'newsletter-confirm': { email: 'ada@example.com', confirmed: false },
  'newsletter-issue': {
    issueId: 1,
    email: 'ada@example.com',
    subject: 'The new olive oil is here',
    text: 'Pressed last week, bottled yesterday.\n\nTaste it while it is green.',
    products: [
      { ...OIL, priceCents: 24_99 },
      { ...HONEY, priceCents: 12_50 },
    ],
  },
  'producer-renamed': { companyName: 'Birkengrund & Töchter', formerName: 'Hof Birkengrund' },
  'producer-verdict': {
    companyName: 'Hof Birkengrund',
    slug: 'hof-birkengrund',
    approved: false,
    reason: 'Please add a photograph of the kitchen in which the jam is made.',
  },
  'bank-account-changed': { by: 'maria', ends: '…3000' },
  'review-answered': {
    product: 'Taggiasca Extra Virgin Olive Oil',
    slug: 'taggiasca-extra-virgin-olive-oil',
    producer: 'Frantoio Ripalunga',
    answer: 'Thank you. The new harvest is even greener.',
  },
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
  'saved-news': {
    userId: 1,
    items: [
      { ...OIL, priceCents: 19_90, wasCents: 24_99, isBack: false },
      { ...HONEY, priceCents: 12_50, wasCents: null, isBack: true },
    ],
  },
  'shop-opened': { role: 'BUYER' },
  'mail-sample': { name: 'password-reset' },
  'waitlist-joined': { role: 'PRODUCER' },
  'webhook-disabled': {
    username: 'frantoio',
    url: 'https://stock.example.com/shop',
    role: 'PRODUCER',
  },
};

export const SAMPLE_MAIL_NAMES = Object.keys(SAMPLE_MAILS) as MailTemplateName[];
