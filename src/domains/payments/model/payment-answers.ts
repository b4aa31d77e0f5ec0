import { z } from 'zod';

/** The answer to a provider's message: it need not come again. */
export const receivedEventSchema = z.object({ received: z.literal(true) });
export type ReceivedEvent = z.infer<typeof receivedEventSchema>;

/** What the page that stands for a provider shows. */
export const testPaymentSchema = z.object({
  reference: z.string(),
  /** What it is for: an order, or a place in a group buy. */
  orderId: z.number().nullable(),
  member: z.object({ id: z.number(), slug: z.string() }).nullable(),
  amount: z.number(),
  status: z.enum(['open', 'paid', 'cancelled']),
  isDeclined: z.boolean(),
  /** Of the page of the order or the group buy, where the customer goes on. */
  token: z.string(),
});
export type TestPayment = z.infer<typeof testPaymentSchema>;

/** Money of an order that came, went back, or is on its way back. */
export const moneyMoveSchema = z.object({
  kind: z.enum(['payment', 'refund']),
  at: z.iso.datetime(),
  amount: z.number(),
  /** An administrator's words; for refunds by the shop itself 'cancelled', 'late' or 'disputed'. */
  note: z.string().nullable(),
  /** Who recorded or decided it; null: the provider or the shop. */
  by: z.string().nullable(),
  /** Of a refund that the provider has not made yet. */
  isUnderWay: z.boolean(),
  /** The provider could not make it. */
  isFailed: z.boolean(),
  /** Why the provider has not made it, in its words. */
  problem: z.string().nullable(),
  /** A gift card by the last four of its code, or credit (null), where it was not money. */
  funds: z.object({ lastFour: z.string().nullable() }).nullable(),
});
export type MoneyMove = z.infer<typeof moneyMoveSchema>;

/** Everything about an order's money, for administrators. */
export const orderMovesSchema = z.object({
  open: z.number(),
  /** What could be given back. */
  refundable: z.number(),
  /** What we owe back and nobody is giving back, because a refund failed. */
  owedBack: z.number(),
  /** Oldest first. */
  moves: z.array(moneyMoveSchema),
});
export type OrderMoves = z.infer<typeof orderMovesSchema>;

export const paymentProviderSchema = z.object({
  /** Who takes cards; null: nobody. */
  name: z.string().nullable(),
  /** Ways to pay that extensions bring, and who takes what is paid so. Without any, nobody but the customer's bank learns of it. */
  others: z.array(z.object({ name: z.string(), label: z.string() })),
});
