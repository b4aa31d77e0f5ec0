import type { Stripe } from 'stripe';
import type { TaxReporter } from '#domains/taxes/server/tax-reporter.ts';

/**
 * Tells Stripe Tax what was sold. References are unique among all transactions of an account, for ever, and are made of what they
 * are about alone: the same is never reported twice, not even after Stripe has forgotten the idempotency key.
 */
export function stripeReporter(stripe: Stripe): TaxReporter {
  return {
    async sale(calculation) {
      const reference = `sale:${calculation}`;
      const params = { calculation, reference };
      return (await stripe.tax.transactions.createFromCalculation(params, { idempotencyKey: reference })).id;
    },

    async takeBack({ transaction, postingId, lines }) {
      const own = `taken:${transaction}:${postingId}`;
      const { shipping_cost: shipping } = await stripe.tax.transactions.retrieve(transaction);
      const items = await stripe.tax.transactions
        .listLineItems(transaction, { limit: 100 })
        .autoPagingToArray({ limit: 10_000 });
      const taken = (line: { baseCents: number; taxCents: number }, behaviour: string) => ({
        amount: 0 - line.baseCents - (behaviour === 'inclusive' ? line.taxCents : 0),
        amount_tax: 0 - line.taxCents,
      });
      const shipped = lines.find(({ reference }) => reference === 'shipping');
      const made = await stripe.tax.transactions.createReversal(
        {
          mode: 'partial',
          original_transaction: transaction,
          reference: own,
          line_items: lines
            .filter((line) => line !== shipped)
            .map((line) => {
              const item = items.find(({ reference }) => reference === line.reference);
              if (item === undefined)
                throw new Error(`Transaction ${transaction} has no line ${line.reference}`);
              return {
                original_line_item: item.id,
                reference: line.reference,
                ...taken(line, item.tax_behavior),
              };
            }),
          ...(shipped && { shipping_cost: taken(shipped, shipping!.tax_behavior) }),
        },
        { idempotencyKey: own },
      );
      return made.id;
    },

    async giveBack(reversal) {
      const reference = `given:${reversal}`;
      const made = await stripe.tax.transactions.createReversal(
        { mode: 'full', original_transaction: reversal, reference },
        { idempotencyKey: reference },
      );
      return made.id;
    },
  };
}
