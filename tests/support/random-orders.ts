// Orders at random: of one to three products, with a code or without, by every method, taxed in every way.
import { sql } from 'drizzle-orm';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { draftPayment } from '#domains/orders/model/payments/draft-payment.ts';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum } from '#domains/pricing/model/order-sum.ts';
import { PROMO_KINDS, type PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { taxedSum, taxesOfOrder, type TaxBasis } from '#domains/taxes/model/order-taxes.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { rows, type Db } from '#engine/server/db/client.ts';

const RATES = (
  [
    ['DE', null, 'food', 7],
    ['DE', null, 'standard', 19],
    ['AT', null, 'food', 10],
    ['AT', null, 'standard', 20],
    ['US', 'NY', 'food', 4.125],
    ['US', null, 'standard', 8.875],
  ] as const
).map(([country, region, category, percent], id) => ({
  id,
  country,
  region,
  category,
  percent,
  name: 'VAT',
  postalPrefix: null,
}));
const [NEW_YORK, BERLIN, VIENNA] = [
  { country: 'US', region: 'NY', postalCode: '10001' },
  { country: 'DE', region: null, postalCode: '10115' },
  { country: 'AT', region: null, postalCode: '1010' },
];
/** By turns: as orders of shops that tax nothing, add the tax or hold it in their prices, and of a business abroad. */
const TAXED: readonly Pick<TaxBasis, 'mode' | 'place' | 'reverseCharge'>[] = [
  { mode: 'none', place: NEW_YORK },
  { mode: 'added', place: NEW_YORK },
  { mode: 'included', place: BERLIN },
  { mode: 'included', place: VIENNA },
  { mode: 'included', place: VIENNA, reverseCharge: true },
];

interface Product {
  id: number;
  slug: string;
  name: string;
  unit: string;
  perishable: boolean;
  priceCents: number;
  producerId: number | null;
  imageUrl: null;
  imagePreview: null;
  producerName: string;
}

/** What can be bought, and the codes that lower it. */
export interface Market {
  products: Product[];
  codes: ({ id: number; code: string } & PromoTerms)[];
}

export async function openMarket(db: Db): Promise<Market> {
  return { products: await shelf(db), codes: await makeCodes(db) };
}

function shelf(db: Db): Promise<Product[]> {
  return rows<Product>(
    db,
    sql`select id, slug, name, unit, perishable, price_cents as "priceCents", producer_id as "producerId",
               null as "imageUrl", null as "imagePreview", '' as "producerName"
          from products where listed and for_sale and quantity_available > 0 order by id limit 30`,
  );
}

async function makeCodes(db: Db): Promise<Market['codes']> {
  const made: Market['codes'] = [];
  for (const kind of PROMO_KINDS) {
    const value = kind === 'percent' ? 12_50 : kind === 'amount' ? 7_77 : 0;
    const [row] = await rows<{ id: number; code: string }>(
      db,
      sql`insert into promo_codes (code, kind, value) values (${`walk-${kind.replaceAll('_', '-')}`}, ${kind}, ${value})
          returning id, code`,
    );
    made.push({ ...row!, kind, value, minTotalCents: 0 });
  }
  return made;
}

interface Numbers {
  pick: number;
  other: number;
  share: number;
}

/** The same numbers are the same order. */
export function draftRandomly({ products, codes }: Market, { pick, other, share }: Numbers): OrderDraft {
  const lines = Array.from({ length: 1 + (pick % 3) }, (_, index) => {
    const product = products[(pick + index * 7) % products.length]!;
    const quantity = 1 + ((other + index) % 6);
    const price = priceLine({ unitPriceCents: product.priceCents, quantity, tiers: STANDARD_TIERS });
    return { product, unitPriceCents: product.priceCents, price };
  });
  const promo = share < 0.5 ? null : codes[other % codes.length]!;
  const method = SHIPPING_METHODS[other % SHIPPING_METHODS.length]!;
  const untaxed = orderSum(
    lines.map(({ price }) => price),
    { method, coldChain: false, giftWrap: pick % 2 === 0, promo },
  );
  const taxes = taxesOfOrder(
    lines.map(({ price }, index) => ({
      category: (pick + index) % 3 === 0 ? 'standard' : 'food',
      finalCents: price.finalCents,
    })),
    untaxed,
    { ...TAXED[(pick + other) % TAXED.length]!, rates: RATES, shippingCategory: 'standard' },
  );
  const sum = taxedSum(untaxed, taxes);
  const now = new Date();
  const payment = draftPayment(pick % 4 === 0 ? 'test' : 'invoice', sum.orderTotalCents, {
    now,
    reference: newReference(),
  });
  return draftOrder({
    lines,
    sum,
    taxes,
    promo,
    payment,
    delivery: { ...PLAIN_DELIVERY, shippingMethod: method },
    now,
    customer: {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      customerPhone: null,
      shippingAddress: '12 Harbour Street, Portland',
      language: 'en',
    },
    placement: { actor: 'customer', userId: null, sessionId: null, idempotencyKey: null },
  });
}
