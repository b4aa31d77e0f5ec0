import { z } from 'zod';
import { idTextSchema } from '#engine/model/ids.ts';
import { cursorSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { limitSchema } from '#engine/model/lists/paging.ts';
import { accountSchema } from './accounts.ts';
import { POSTING_KINDS } from './posting.ts';

/** Debits less credits, as a decimal. */
export const ledgerBalancesSchema = z.object({
  balances: z.array(
    z.object({
      account: z.string(),
      balance: z.number(),
      /** Null: an account of the shop's own. */
      producerName: z.string().nullable(),
    }),
  ),
  /** Of all balances: always 0. */
  sum: z.number(),
});
export type LedgerBalances = z.infer<typeof ledgerBalancesSchema>;

export const ledgerEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  account: z.string(),
  amount: z.number(),
  kind: z.enum(POSTING_KINDS),
  orderId: z.number().nullable(),
  partId: z.number().nullable(),
  refundId: z.number().nullable(),
  payoutId: z.number().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** Entries come in pages only: there are more of them than of anything else. */
export const ledgerEntryListSchema = z.object({
  account: accountSchema.optional(),
  orderId: idTextSchema.optional(),
  limit: limitSchema.default(50),
  cursor: cursorSchema.optional(),
  sort: sortSchema('date', 'account', 'amount'),
});
export type LedgerEntryList = z.output<typeof ledgerEntryListSchema>;
