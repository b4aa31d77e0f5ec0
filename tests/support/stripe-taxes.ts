// Stripe Tax, as far as the shop asks: calculations, what was reported of them, and what of that was taken back. It refuses
// what Stripe refuses: a reference that was used, a calculation that was reported, more than is left of a line.
import type { Stripe } from 'stripe';
import { nowInSeconds, StripeRefusal, type Params, type TaxAnswer } from './stripe-objects.ts';
import { calculationOf, page, type Calculation, type Line } from './stripe-tax-calculation.ts';
import { NOWHERE, refuseUnknown, REVERSAL_PARAMS } from './stripe-tax-rates.ts';

type Transaction = Stripe.Tax.Transaction;
type Item = Stripe.Tax.TransactionLineItem;

export class StripeTaxes {
  readonly calculations = new Map<string, Calculation & { line_items: { data: Line[] } }>();
  readonly transactions = new Map<string, Transaction & { line_items: { data: Item[] } }>();
  /** Where the account has its office. */
  office: { country: string; state: string | null; postal_code: string | null } | null = null;
  readonly #newId: (kind: string) => string;

  constructor(newId: (kind: string) => string) {
    this.#newId = newId;
  }

  answer(call: string, params: Params): TaxAnswer {
    const [method, path = ''] = call.split(' /v1/tax/');
    const [kind, id = '', action = ''] = path.split('/');
    switch ([method, kind, action || (id.startsWith('create') ? id : id && 'id')].filter(Boolean).join(' ')) {
      case 'GET settings':
        return this.#settings();
      case 'POST calculations':
        return this.#calculate(params);
      case 'GET calculations line_items':
        return page(this.#found(this.calculations, id).line_items.data, params);
      case 'POST transactions create_from_calculation':
        return this.#report(params);
      case 'POST transactions create_reversal':
        return this.#reverse(params);
      case 'GET transactions id':
        return plain(this.#found(this.transactions, id));
      case 'GET transactions line_items':
        return page(this.#found(this.transactions, id).line_items.data, params);
      default:
        throw new StripeRefusal(404, `Unrecognized request URL (${call}).`);
    }
  }

  /** What is left of everything that was reported, by the reference of its sale: with the tax, and the tax. */
  left(): { base: number; tax: number } {
    const sums = { base: 0, tax: 0 };
    for (const { line_items: items, shipping_cost: shipping } of this.transactions.values())
      for (const each of [...items.data, ...(shipping ? [shipping] : [])]) {
        sums.base += each.amount - (each.tax_behavior === 'inclusive' ? each.amount_tax : 0);
        sums.tax += each.amount_tax;
      }
    return sums;
  }

  #found<Kept>(all: Map<string, Kept>, id: string): Kept {
    const found = all.get(id);
    if (found === undefined) throw new StripeRefusal(404, `No such object: '${id}'`, 'resource_missing');
    return found;
  }

  #settings(): Stripe.Tax.Settings {
    const address = this.office && { ...NOWHERE, ...this.office };
    return {
      object: 'tax.settings',
      defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
      head_office: address && { address },
      livemode: false,
      status: 'active',
      status_details: { active: {} },
    };
  }

  #calculate(params: Params): Calculation {
    const { lines, ...made } = calculationOf(params, this.#newId);
    this.calculations.set(made.id, { ...made, line_items: { ...made.line_items, data: lines } });
    return made;
  }

  #report(params: Params): Transaction {
    refuseUnknown(params, [/^(?:calculation|reference)$/u]);
    const calculation = this.#found(this.calculations, params.calculation!);
    this.#refuseReference(params.reference!);
    if ([...this.transactions.values()].some(({ metadata }) => metadata?.calculation === calculation.id))
      throw new StripeRefusal(400, 'This calculation has been reported.');
    return this.#keep(
      calculation,
      'transaction',
      params.reference!,
      null,
      calculation.line_items.data.map((line) => this.#item(line, line.reference, line)),
      calculation.shipping_cost,
      { calculation: calculation.id },
    );
  }

  #reverse(params: Params): Transaction {
    refuseUnknown(params, REVERSAL_PARAMS);
    const original = this.#found(this.transactions, params.original_transaction!);
    this.#refuseReference(params.reference!);
    const before = [...this.transactions.values()].filter(
      ({ reversal }) => reversal?.original_transaction === original.id,
    );
    if (params.mode === 'full') {
      if (before.length > 0) throw new StripeRefusal(400, 'The transaction has been reversed.');
      const items = original.line_items.data.map((item) =>
        this.#item(item, item.reference, { amount: -item.amount, amount_tax: -item.amount_tax }),
      );
      const cost = original.shipping_cost && negative(original.shipping_cost);
      return this.#keep(original, 'reversal', params.reference!, original.id, items, cost, {});
    }
    if (original.type !== 'transaction') throw new StripeRefusal(400, 'A reversal is only undone in full.');
    const counted = before.filter(({ id }) => !this.#isUndone(id));
    const items: Item[] = [];
    for (let at = 0; params[`line_items[${at}][amount]`] !== undefined; at += 1) {
      const given = (name: string) => params[`line_items[${at}][${name}]`]!;
      const line = original.line_items.data.find(({ id }) => id === given('original_line_item'));
      if (line === undefined) throw new StripeRefusal(400, 'No such line item');
      const amounts = { amount: Number(given('amount')), amount_tax: Number(given('amount_tax')) };
      const taken = counted
        .flatMap(({ line_items: { data } }) => data)
        .filter(({ reversal }) => reversal?.original_line_item === line.id);
      refuseMore(line, taken, amounts);
      items.push({
        ...this.#item(line, given('reference'), amounts),
        type: 'reversal',
        reversal: { original_line_item: line.id },
      });
    }
    let cost = null;
    if (params['shipping_cost[amount]'] !== undefined) {
      const amounts = {
        amount: Number(params['shipping_cost[amount]']),
        amount_tax: Number(params['shipping_cost[amount_tax]']),
      };
      if (original.shipping_cost === null) throw new StripeRefusal(400, 'There was no shipping');
      refuseMore(
        original.shipping_cost,
        counted.flatMap(({ shipping_cost: each }) => each ?? []),
        amounts,
      );
      cost = { ...original.shipping_cost, ...amounts };
    }
    if (items.length === 0 && cost === null) throw new StripeRefusal(400, 'Nothing to reverse');
    return this.#keep(original, 'reversal', params.reference!, original.id, items, cost, {});
  }

  #isUndone(id: string): boolean {
    return [...this.transactions.values()].some(({ reversal }) => reversal?.original_transaction === id);
  }

  #refuseReference(reference: string): void {
    if (reference.length > 500) throw new StripeRefusal(400, 'The reference is too long.');
    if ([...this.transactions.values()].some((each) => each.reference === reference))
      throw new StripeRefusal(400, `The reference ${reference} is in use.`);
  }

  #item(like: Line | Item, reference: string, amounts: { amount: number; amount_tax: number }): Item {
    return {
      id: this.#newId('tax_li'),
      object: 'tax.transaction_line_item',
      amount: amounts.amount,
      amount_tax: amounts.amount_tax,
      livemode: false,
      metadata: null,
      product: null,
      quantity: like.quantity,
      reference,
      reversal: null,
      tax_behavior: like.tax_behavior,
      tax_code: like.tax_code,
      type: 'transaction',
    };
  }

  #keep(
    like: Pick<Transaction, 'currency' | 'customer_details' | 'tax_date'>,
    type: 'transaction' | 'reversal',
    reference: string,
    reversed: string | null,
    items: Item[],
    shipping: Transaction['shipping_cost'],
    metadata: Record<string, string>,
  ): Transaction {
    const id = this.#newId('tax');
    const made = {
      id,
      object: 'tax.transaction' as const,
      created: nowInSeconds(),
      currency: like.currency,
      customer: null,
      customer_details: like.customer_details,
      livemode: false,
      metadata,
      posted_at: nowInSeconds(),
      reference,
      reversal: reversed === null ? null : { original_transaction: reversed },
      ship_from_details: null,
      shipping_cost: shipping,
      tax_date: like.tax_date,
      type,
    };
    this.transactions.set(id, { ...made, line_items: { ...page(items, {}), data: items } });
    return made;
  }
}

const negative = <Cost extends { amount: number; amount_tax: number }>(cost: Cost): Cost => ({
  ...cost,
  amount: -cost.amount,
  amount_tax: -cost.amount_tax,
});

/** `taken` and `more` are below zero. */
function refuseMore(
  of: { amount: number; amount_tax: number },
  taken: readonly { amount: number; amount_tax: number }[],
  more: { amount: number; amount_tax: number },
): void {
  for (const name of ['amount', 'amount_tax'] as const) {
    const left = taken.reduce((sum, each) => sum + each[name], of[name]);
    if (!(more[name] <= 0) || left + more[name] < 0)
      throw new StripeRefusal(400, `The ${name} exceeds what is left of the line: ${left}`);
  }
}

/** As it is answered where its lines were not asked for. */
function plain({ line_items: _lines, ...transaction }: Transaction): Transaction {
  return transaction;
}
