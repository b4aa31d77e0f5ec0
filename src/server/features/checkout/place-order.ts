import type { Checkout } from '#shared/checkout/checkout.ts';
import type { Language } from '#shared/languages.ts';
import { totals } from '#shared/pricing/cart-totals.ts';
import { rememberShown } from '#server/features/cart/cart.queries.ts';
import type { OrderRecord } from '#server/features/orders/order-view.ts';
import { loadOrder } from '#server/features/orders/orders.queries.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/http/app-error.ts';
import { priceOf, refusalOf, type Refusal } from './checkout-refusal.ts';
import {
  readCartToOrder,
  writeOrder,
  type CheckoutRow,
  type NewOrder,
  type PlacedOrder,
} from './checkout.queries.ts';

/** Prices or the cart may change between the two statements; each time the purchase begins again from what is true. */
const TRIES = 5;
const UNIQUE_VIOLATION = '23505';

export interface Submission {
  tokenHash: string | undefined;
  language: Language;
  /** The same key sent twice within a session is one order. */
  key: string | undefined;
  checkout: Checkout;
  guestsMayOrder: boolean;
}

/** Turns the cart into an order, or says why not; a refused cart stays as it is. */
export async function placeOrder(database: Database, submission: Submission): Promise<OrderRecord> {
  const { tokenHash, language, key, guestsMayOrder } = submission;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found =
      tokenHash === undefined ? [] : await readCartToOrder(database, { tokenHash, language, key });
    const session = found[0];
    if (!guestsMayOrder && session?.user_id == null)
      throw new AppError('unauthenticated', 'errors:checkout.signIn');
    if (session !== undefined && session.placed_order_id !== null)
      return (await loadOrder(database.db, session.placed_order_id))!;
    const lines = found.filter((row) => row.line_id !== null);
    if (session === undefined || lines.length === 0) throw new AppError('invalid', 'errors:checkout.empty');
    const refusal = refusalOf(lines);
    if (refusal !== undefined) await refuse(database, session.session_id, refusal);
    const { order, record } = price(session, lines, submission);
    const placed = await writeOnce(database, order);
    if (placed !== undefined) return record(placed);
  }
  throw new AppError('conflict', 'errors:checkout.changed');
}

async function refuse(database: Database, sessionId: number, { error, told }: Refusal): Promise<never> {
  const shown = told.map(({ line_id, price_cents, discount_tiers }) => ({
    id: line_id!,
    price_cents,
    discount_tiers,
  }));
  if (shown.length > 0) await rememberShown(database, sessionId, shown);
  throw error;
}

/** The order in figures, and what it will be shown as once it has a number. */
function price(session: CheckoutRow, lines: CheckoutRow[], { checkout, language, key }: Submission) {
  const priced = lines.map((line) => ({ line, sum: priceOf(line) }));
  const sum = totals(priced.map((each) => each.sum));
  const actor = session.user_id === null ? ('customer' as const) : ('buyer' as const);
  const figures = {
    orderTotalCents: sum.grandTotalCents,
    discountTotalCents: sum.totalDiscountCents,
    shippingCents: sum.shippingCents,
  };
  const order: NewOrder = {
    ...figures,
    sessionId: session.session_id,
    userId: session.user_id,
    customerName: checkout.customerName,
    customerEmail: checkout.customerEmail,
    customerPhone: checkout.customerPhone || null,
    shippingAddress: checkout.shippingAddress,
    language,
    idempotencyKey: key === undefined ? null : `${session.session_id}:${key}`,
    actor,
    lines: priced.map(({ line, sum: { discountPercentage, savedCents } }) => ({
      line_id: line.line_id!,
      product_id: line.product_id,
      producer_id: line.producer_id,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      price_cents: line.price_cents,
      discount_tiers: line.discount_tiers,
      discount_percentage: discountPercentage,
      discount_cents: savedCents,
    })),
    mail: {
      customerName: checkout.customerName,
      shippingAddress: checkout.shippingAddress,
      lines: priced.map(({ line, sum: { discountPercentage, finalCents } }) => ({
        name: line.name,
        quantity: line.quantity,
        priceCents: line.price_cents,
        discountPercentage,
        finalCents,
      })),
      subtotalCents: sum.subtotalCents,
      discountCents: sum.totalDiscountCents,
      shippingCents: sum.shippingCents,
      totalCents: sum.grandTotalCents,
    },
  };
  const record = (placed: PlacedOrder): OrderRecord => ({
    ...figures,
    id: placed.id,
    createdAt: placed.created_at,
    status: 'pending',
    customerName: checkout.customerName,
    customerEmail: checkout.customerEmail,
    customerPhone: checkout.customerPhone || null,
    shippingAddress: checkout.shippingAddress,
    items: priced.map(({ line, sum: { discountPercentage, savedCents } }) => ({
      id: placed.item_ids[line.product_id]!,
      productId: line.product_id,
      productSlug: line.slug,
      productName: line.name,
      unit: line.unit,
      imageUrl: line.image_url,
      imagePreview: line.image_preview,
      quantity: line.quantity,
      priceCents: line.price_cents,
      discountPercentage,
      discountCents: savedCents,
    })),
    events: [{ toStatus: 'pending', actor, createdAt: placed.created_at }],
  });
  return { order, record };
}

async function writeOnce(database: Database, order: NewOrder): Promise<PlacedOrder | undefined> {
  try {
    return await writeOrder(database, order);
  } catch (error) {
    // The same submission arrived twice at once and the other one was first: its order is the answer.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}
