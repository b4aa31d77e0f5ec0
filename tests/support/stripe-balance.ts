// What Stripe would say of the shop's balance: one line for everything that moved it.
import type { BalanceTransaction, Params } from './stripe-objects.ts';

export class StripeBalance {
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
      id,
      object: 'balance_transaction',
      currency: 'usd',
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

  /** Newest first, a page after the one named, as Stripe lists. */
  list(
    { limit = '10', starting_after: after, 'created[gte]': since = '0' }: Params,
    sourceOf: (id: string) => object | null,
  ): object {
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
