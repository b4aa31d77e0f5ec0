import { MAX_SAVED } from '#domains/cart/model/saved/max-saved.ts';
import type { LocalFavourites } from '#domains/cart/model/saved/saved-product.ts';
import { toCents } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { savedProducts } from '#domains/cart/server/saved.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { countSaved, shownProduct } from './saved.queries.ts';

/** Saved twice it stays as it was saved first. */
export async function saveProduct(db: Db, userId: number, productId: number): Promise<void> {
  const product = await shownProduct(db, productId);
  if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
  if ((await countSaved(db, userId)) >= MAX_SAVED)
    throw new AppError('conflict', 'errors:tooManySaved', { params: { max: MAX_SAVED } });
  await db
    .insert(savedProducts)
    .values({
      userId,
      productId,
      savedPriceCents: product.priceCents,
      wasSoldOut: !product.inStock,
      toldPriceCents: product.priceCents,
      isAwaited: !product.inStock,
    })
    .onConflictDoNothing();
}

/** What the page shows as changed counts from when the visitor saved it, mails from now on. */
const move = statement<never, { userId: number; hearts: object; max: number }>(
  'move-hearts',
  `insert into saved_products
     (user_id, product_id, saved_at, saved_price_cents, was_sold_out, told_price_cents, is_awaited)
   select $userId::int, p.id, now() - h.place * interval '1 millisecond', coalesce(h."priceCents", p.price_cents),
          h."wasSoldOut" or not p.in_stock, p.price_cents, not p.in_stock
     from rows from (jsonb_to_recordset($hearts::jsonb -> 'hearts')
                     as (slug text, "priceCents" int, "wasSoldOut" boolean)) with ordinality
          h(slug, "priceCents", "wasSoldOut", place)
     join products p on p.slug = h.slug and p.listed
    order by h.place
    limit greatest(0, $max::int - (select count(*) from saved_products where user_id = $userId::int))
   on conflict do nothing`,
);

/** The hearts of a visitor who has just signed in. Those that are there already stay as they are. */
export async function moveHearts(db: Db, userId: number, { products }: LocalFavourites): Promise<void> {
  const hearts = products.map(({ slug, price, wasSoldOut }) => ({
    slug,
    priceCents: price === null ? null : toCents(price),
    wasSoldOut,
  }));
  await move(db, { userId, hearts: { hearts }, max: MAX_SAVED });
}
