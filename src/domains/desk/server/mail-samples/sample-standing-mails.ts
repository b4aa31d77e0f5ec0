// What standing orders might say by mail.
import type { MailData } from '#engine/server/mail/templates.ts';
import { HONEY, LINES, OIL } from './sample-goods.ts';

const STANDING = { standingOrderId: 12, name: 'Ada' };

/** Three bottles in a pool with others, and honey that is sold out. */
const ANNOUNCED = {
  announcedOn: '2026-11-27',
  lines: [
    {
      productId: 1,
      name: OIL.name,
      picture: OIL.picture,
      quantity: 3,
      unitPriceCents: 24_99,
      tiers: [{ minQuantity: 25, discountPercentage: 15 }],
      familyId: null,
      countsAs: 1,
      others: 23,
      pooledUnits: 26,
      discountPercentage: 15,
      finalCents: 63_72,
      toldPriceCents: 23_99,
      missing: null,
      availableFrom: null,
    },
    {
      productId: 2,
      name: HONEY.name,
      picture: HONEY.picture,
      quantity: 2,
      unitPriceCents: 12_50,
      tiers: [],
      familyId: null,
      countsAs: 1,
      others: 0,
      pooledUnits: 2,
      discountPercentage: 0,
      finalCents: 25_00,
      toldPriceCents: 12_50,
      missing: 'out_of_stock' as const,
      availableFrom: null,
    },
  ],
  shippingCents: 9_95,
  taxCents: 0,
  totalCents: 73_67,
};

type StandingMailName = 'standing-made' | 'standing-announced' | 'standing-missed' | 'standing-charge-failed';

export const STANDING_MAILS: { readonly [Name in StandingMailName]: MailData<Name> } = {
  'standing-made': {
    ...STANDING,
    everyWeeks: 4,
    startsOn: '2026-11-30',
    lines: LINES,
  },
  'standing-announced': {
    ...STANDING,
    dueOn: '2026-11-30',
    placeOn: '2026-11-30',
    ifMissing: 'leave_out',
    paymentMethod: 'card',
    cardLabel: 'Visa 4242',
    obstacle: null,
    announcement: ANNOUNCED,
  },
  'standing-missed': {
    ...STANDING,
    dueOn: '2026-11-30',
    reason: 'missing',
    leftOut: [{ productId: 2, name: HONEY.name, quantity: 2, reason: 'out_of_stock' }],
    nextOn: '2026-12-28',
    isPaused: false,
  },
  'standing-charge-failed': {
    ...STANDING,
    orderId: 1042,
    totalCents: 73_67,
    cardLabel: 'Visa 4242',
    needsCustomer: true,
    triesLeft: 2,
  },
};
