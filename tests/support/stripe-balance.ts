// What Stripe would say of the shop's balance: one line for everything that moved it.
import type { Stripe } from 'stripe';
import { BLANK_BALANCE_TRANSACTION } from './stripe-blanks.ts';
import type { BalanceTransaction, Params } from './stripe-objects.ts';

export class StripeBalance {
  /** In which the account is kept. */
  currency = 'usd';
  /** Oldest first. */
  readonly all: BalanceTransaction[] = [];
  readonly #newId: (kind: string) => string;

  constructor(newId: (kind: string) => string) {
    this.#newId = newId;
  }

  book(
    line: Pick<BalanceTransaction, 'type' | 'amount' | 'source'> &
      Partial<Pick<BalanceTransaction, 'fee' | 'id' | 'created'>>,
  ): BalanceTransaction {
    const { fee = 0, id = this.#newId('txn'), created = Math.floor(Date.now() / 1000), ...rest } = line;
    const net = rest.amount - fee;
    const booked: BalanceTransaction = {
      ...BLANK_BALANCE_TRANSACTION,
      id,
      available_on: created,
      reporting_category: rest.type,
      object: 'balance_transaction',
      currency: this.currency,
      fee,
      net,
      created,
      ...rest,
    };
    this.all.push(booked);
    return booked;
  }

  /** What is left for transfers. */
  get available(): number {
    return this.all.reduce((sum, { net }) => sum + net, 0);
  }

  /** The line that a thing made first. */
  of(source: string): BalanceTransaction | undefined {
    return this.all.find((line) => line.source === source);
  }

  /** Newest first, a page after the one named, as Stripe lists. */
  list(
    { limit = '10', starting_after: after, 'created[gte]': since = '0' }: Params,
    sourceOf: (id: string) => Stripe.BalanceTransactionSource | null,
  ): Stripe.ApiList<Stripe.BalanceTransaction> {
    const newest = this.all.filter(({ created }) => created >= Number(since)).toReversed();
    const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
    const data = newest
      .slice(from, from + Number(limit))
      .map((line) => ({ ...line, source: line.source === null ? null : sourceOf(line.source) }));
    return {
      object: 'list',
      url: '/v1/balance_transactions',
      data,
      has_more: newest.length > from + data.length,
    };
  }
}
