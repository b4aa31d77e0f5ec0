import { z } from 'zod';
import { payoutKindSchema } from './payout-account.ts';
import { payoutSchema } from './payouts.ts';

/** What the page of a producer says about money. */
export const producerMoneySchema = z.object({
  /** All that the shop owes, delivered or not. */
  balance: z.number(),
  /** All that was ever earned. */
  earned: z.number(),
  /** What a payout now would hold. */
  available: z.number(),
  /** Null: the balance waits for an account. `lastFour` is empty where only the provider knows it. `heldUntil`: nothing is paid before, because the account was changed. */
  account: z
    .object({ kind: payoutKindSchema, lastFour: z.string(), heldUntil: z.string().nullable() })
    .nullable(),
  /** The latest ones. */
  payouts: z.array(payoutSchema),
});
export type ProducerMoney = z.infer<typeof producerMoneySchema>;
