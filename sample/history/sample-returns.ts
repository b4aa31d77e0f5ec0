import type { ReturnKind, ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';

/** Something that comes back of a sample order, all of its first line. */
export interface SampleReturn {
  /** When it was bought: long enough ago that it has arrived, whatever day it is. */
  boughtDaysAgo: number;
  requestedHoursAgo: number;
  isPerishable: boolean;
  /** What was bought; otherwise chance decides. */
  slug?: string;
  kind: ReturnKind;
  reason: ReturnReason;
  details: string;
  /** What the office has done since. */
  steps: { status: ReturnStatus; note?: string }[];
  /** By the buyer whose account can be tried out. */
  isDemo: boolean;
}

/** One in every state that waits for somebody, and some that are over. */
export const sampleReturns: readonly SampleReturn[] = [
  {
    boughtDaysAgo: 12,
    requestedHoursAgo: 3,
    isPerishable: true,
    kind: 'refund',
    reason: 'incorrect',
    details: 'The parcel had the mild one in it. I ordered the aged one for Saturday.',
    steps: [],
    isDemo: false,
  },
  {
    boughtDaysAgo: 15,
    requestedHoursAgo: 26,
    isPerishable: false,
    kind: 'exchange',
    reason: 'incorrect',
    details: 'Right label, wrong size: half of what I ordered.',
    steps: [],
    isDemo: false,
  },
  {
    boughtDaysAgo: 44,
    requestedHoursAgo: 50,
    isPerishable: false,
    kind: 'refund',
    reason: 'unopened',
    details: 'We were given the same thing as a gift.',
    steps: [{ status: 'authorized' }],
    isDemo: true,
  },
  {
    boughtDaysAgo: 20,
    requestedHoursAgo: 170,
    isPerishable: false,
    kind: 'refund',
    reason: 'unopened',
    details: 'Bought too many for the party.',
    steps: [{ status: 'authorized' }, { status: 'received' }],
    isDemo: false,
  },
  {
    boughtDaysAgo: 18,
    requestedHoursAgo: 200,
    isPerishable: false,
    kind: 'refund',
    reason: 'incorrect',
    details: 'This is not what I ordered.',
    steps: [{ status: 'authorized' }, { status: 'received' }, { status: 'inspected' }],
    isDemo: false,
  },
  {
    boughtDaysAgo: 25,
    requestedHoursAgo: 400,
    isPerishable: true,
    kind: 'refund',
    reason: 'incorrect',
    details: 'Someone else’s cheese was in my box.',
    steps: [
      { status: 'authorized' },
      { status: 'refunded', note: 'Please keep it or give it to a neighbor. Sorry for the mix-up!' },
    ],
    isDemo: false,
  },
  {
    boughtDaysAgo: 34,
    requestedHoursAgo: 500,
    isPerishable: false,
    kind: 'refund',
    reason: 'unopened',
    details: '',
    steps: [
      { status: 'authorized' },
      { status: 'received' },
      { status: 'inspected' },
      { status: 'refunded', note: 'Everything came back in good order.' },
    ],
    isDemo: true,
  },
  {
    boughtDaysAgo: 33,
    requestedHoursAgo: 480,
    isPerishable: false,
    kind: 'refund',
    reason: 'unopened',
    details: 'Changed my mind.',
    steps: [
      { status: 'authorized' },
      { status: 'received' },
      { status: 'inspected' },
      { status: 'declined', note: 'The seal was broken, so we cannot take it back as unopened.' },
    ],
    isDemo: false,
  },
];
