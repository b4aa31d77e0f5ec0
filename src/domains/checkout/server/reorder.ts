import { and, count, eq, gt, sql } from 'drizzle-orm';
import { MAX_LINES, MAX_QUANTITY } from '#domains/cart/model/cart-input.ts';
import type { Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import type { ReorderChange } from '#domains/orders/model/reorder.ts';
import type { Db } from '#engine/server/db/client.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { cartItems } from '#domains/cart/server/cart.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orderItems, orders } from '#domains/orders/server/orders.schema.ts';
import { LEFT_OF_ITEM } from '#domains/orders/server/removals/left-of-line.ts';
import { productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { tooManyLines } from '#domains/cart/server/cart-refusal.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Puts what an own order held into the cart once more, at today's prices, as far as stock allows; says what differs. */
export function reorder(
  db: Db,
  {
    orderId,
    userId,
    sessionId,
    language,
  }: { orderId: number; userId: number; sessionId: number; language: Language },
): Promise<ReorderChange[]> {
  return db.transaction(async (tx) => {
    const bought = await boughtLines(tx, orderId, userId, language);
    if (bought.length === 0) throw new AppError('not_found', 'errors:orders.notFound');
    const changes: ReorderChange[] = [];
    // Before its lines: a request that ends the session now waits until we are done.
    await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('key share');
    for (const line of bought) changes.push(...(await putBack(tx, sessionId, line)));
    const [cart] = await tx
      .select({ lines: count() })
      .from(cartItems)
      .where(eq(cartItems.sessionId, sessionId));
    if (cart!.lines > MAX_LINES) throw tooManyLines();
    return changes;
  });
}

function boughtLines(tx: Db, orderId: number, userId: number, language: Language) {
  return (
    tx
      .select({
        productId: products.id,
        productName: productNameIn(language),
        quantity: LEFT_OF_ITEM,
        boughtAtCents: orderItems.priceCents,
        priceCents: products.priceCents,
        discountTiers: products.discountTiers,
        familyId: products.familyId,
        countsAs: products.countsAs,
        buyable: sql<boolean>`${products.listed} and ${products.inStock}`,
        available: products.quantityAvailable,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId), gt(LEFT_OF_ITEM, 0)))
      // By product: two tabs that reorder at once take the cart's lines in the same order.
      .orderBy(products.id)
  );
}

type BoughtLine = Awaited<ReturnType<typeof boughtLines>>[number];

async function putBack(tx: Db, sessionId: number, line: BoughtLine): Promise<ReorderChange[]> {
  const { productId, productName } = line;
  if (!line.buyable) return [{ kind: 'gone', productName }];
  const [held] = await tx
    .select({ quantity: cartItems.quantity })
    .from(cartItems)
    .where(and(eq(cartItems.sessionId, sessionId), eq(cartItems.productId, productId)))
    .for('update');
  const wanted = (held?.quantity ?? 0) + line.quantity;
  const inCart = Math.min(wanted, MAX_QUANTITY, line.available);
  const shown = {
    shownPriceCents: line.priceCents,
    shownTiers: line.discountTiers,
    shownFamilyId: line.familyId,
    shownCountsAs: line.countsAs,
  };
  await tx
    .insert(cartItems)
    .values({ sessionId, productId, quantity: inCart, ...shown })
    .onConflictDoUpdate({
      target: [cartItems.sessionId, cartItems.productId],
      set: { quantity: inCart, ...shown },
    });
  const changes: ReorderChange[] = [];
  if (inCart < wanted) changes.push({ kind: 'less', productName, wanted, inCart });
  if (line.priceCents !== line.boughtAtCents) {
    const before = toAmount(line.boughtAtCents);
    changes.push({ kind: 'price', productName, before, now: toAmount(line.priceCents) });
  }
  return changes;
}
