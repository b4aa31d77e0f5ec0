import { z } from 'zod';
import { bookPeriodSchema } from './book-period.ts';
import { POSTING_KINDS } from '#domains/ledger/model/posting.ts';

/** Of what the shop lives: what it earned, less what that cost it. */
export const EARNED_ACCOUNTS = ['commission', 'shipping', 'gift_wrap', 'promo', 'fees', 'carrier'] as const;
export type EarnedAccount = (typeof EARNED_ACCOUNTS)[number];

/** What the shop has, or is owed. */
export const OWNED = ['cash', 'receivable', 'disputes', 'producers'] as const;
/** What of it belongs to others. */
export const OWED = ['producers', 'refunds_due', 'gift_cards', 'credit', 'taxes'] as const;

export const moneyOverviewQuerySchema = z.object({
  /** Left out: the month that runs. */
  period: bookPeriodSchema.optional(),
});

const move = z.object({ amount: z.number(), before: z.number() });

/** Where the shop's money stands, and how a period changed it. All of it is in the books, to the cent. */
export const moneyOverviewSchema = z.object({
  period: z.string(),
  from: z.string(),
  until: z.string(),
  /** The period of the same kind before it: each `before` is of it. */
  before: z.string(),
  /** The day of the first posting; null: the books are empty. */
  since: z.string().nullable(),
  /** On the shop's calendar. */
  today: z.string(),
  earned: z.object({
    lines: z.array(move.extend({ account: z.enum(EARNED_ACCOUNTS) })),
    total: move,
  }),
  cash: z.object({
    start: move,
    moves: z.array(move.extend({ kind: z.enum(POSTING_KINDS) })),
    end: move,
  }),
  /** Collected for countries, or parts of them, less what was given back. */
  taxes: z.array(move.extend({ account: z.string() })),
  /** Now, whatever the period: what is `owned` less what is `owed` is all that was ever `earned`. */
  now: z.object({
    owned: z.array(z.object({ what: z.enum(OWNED), amount: z.number() })),
    owed: z.array(z.object({ what: z.enum(OWED), amount: z.number() })),
    earned: z.number(),
  }),
});
export type MoneyOverview = z.infer<typeof moneyOverviewSchema>;
