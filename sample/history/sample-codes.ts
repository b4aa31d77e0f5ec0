import { termsOf, type OrderPromo, type PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import type { Purchase } from './purchases.ts';

export interface SampleCode extends PromoTerms {
  code: string;
  description: string;
  oncePerCustomer: boolean;
  maxUses: number | null;
  /** Days before the shop was filled; null: without end. */
  startedDaysAgo: number;
  endedDaysAgo: number | null;
  active: boolean;
}

const OPEN = { oncePerCustomer: false, maxUses: null, startedDaysAgo: 62, endedDaysAgo: null, active: true };

export const sampleCodes: SampleCode[] = [
  {
    ...OPEN,
    code: 'WELCOME10',
    kind: 'percent',
    value: 10_00,
    minTotalCents: 30_00,
    description: 'Ten percent off a first order',
    oncePerCustomer: true,
  },
  {
    ...OPEN,
    code: 'SHIPFREE',
    kind: 'free_shipping',
    value: 0,
    minTotalCents: 40_00,
    description: 'Standard shipping on the house',
    maxUses: 200,
  },
  {
    ...OPEN,
    code: 'LONGTABLE',
    kind: 'amount',
    value: 15_00,
    minTotalCents: 120_00,
    description: 'Fifteen dollars off a full table',
    startedDaysAgo: 50,
    endedDaysAgo: 20,
  },
  {
    ...OPEN,
    code: 'PRESS25',
    kind: 'percent',
    value: 25_00,
    minTotalCents: 0,
    description: 'For journalists; switched off',
    maxUses: 10,
    active: false,
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who may use which code when, while the past is being written. */
export class CodeDesk {
  readonly #codes: (SampleCode & { id: number })[];
  readonly #now: Date;
  readonly #customers = new Set<string>();

  constructor(codes: (SampleCode & { id: number })[], now: Date) {
    this.#codes = codes;
    this.#now = now;
  }

  /** The code that a customer comes with, where it holds on that day. Whether it takes anything off, its terms say. */
  offered({ code: wanted, buyer, placedAt }: Purchase): OrderPromo | null {
    const found = this.#codes.find(({ code }) => code === wanted);
    if (found === undefined || !found.active) return null;
    const { startsAt, endsAt } = periodOf(found, this.#now);
    const isOpen = placedAt >= startsAt && (endsAt === null || placedAt < endsAt);
    if (!isOpen || this.#customers.has(`${found.id} ${buyer.email}`)) return null;
    return { id: found.id, code: found.code, ...termsOf(found) };
  }

  used({ buyer }: Purchase, codeId: number | null): void {
    if (this.#codes.some(({ id, oncePerCustomer }) => id === codeId && oncePerCustomer))
      this.#customers.add(`${codeId} ${buyer.email}`);
  }
}

export function periodOf(
  { startedDaysAgo, endedDaysAgo }: SampleCode,
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { startsAt: before(startedDaysAgo), endsAt: endedDaysAgo === null ? null : before(endedDaysAgo) };
}
