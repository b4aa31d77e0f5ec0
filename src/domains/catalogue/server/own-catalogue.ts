import { eq, sql } from 'drizzle-orm';
import { toAmount } from '#engine/model/money.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { products } from './catalogue.schema.ts';
import { closeProducer, forgetProducer } from './producers/close-producer.ts';
import { producerProfiles } from './producers.schema.ts';
import { productReviews } from './reviews.schema.ts';

/** What somebody wrote about products, and the products of a producer. */
export async function ownCatalogue(db: Db, { id: userId }: Person) {
  const [producer] = await db
    .select({ id: producerProfiles.id })
    .from(producerProfiles)
    .where(eq(producerProfiles.userId, userId));
  return {
    reviews: await ownReviews(db, userId),
    products: producer === undefined ? [] : await ownProducts(db, producer.id),
  };
}

/** Stars stay, their author is not named any more; a producer is closed, also where the account has lost the role since. */
export async function forgetInCatalogue(tx: Db, changed: Changed, { id: userId }: Person): Promise<void> {
  await takeNameOffReviews(tx, changed, userId);
  await closeProducer(tx, changed, userId);
  await forgetProducer(tx, userId);
}

function ownReviews(db: Db, userId: number) {
  const { id, rating, comment, language, status, createdAt, authorName } = productReviews;
  return db
    .select({ id, product: products.name, rating, comment, language, status, authorName, createdAt })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(productReviews.id);
}

async function ownProducts(db: Db, producerId: number) {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.producerId, producerId))
    .orderBy(products.id);
  return rows.map((product) => ({
    slug: product.slug,
    name: product.name,
    description: product.description,
    price: toAmount(product.priceCents),
    quantityAvailable: product.quantityAvailable,
    discountTiers: product.discountTiers,
    imageUrl: product.imageUrl,
    createdAt: product.createdAt,
  }));
}

const SEEN = sql<boolean>`${productReviews.status} = 'published'
  and (select p.listed from products p where p.id = ${productReviews.productId})`;

async function takeNameOffReviews(tx: Db, changed: Changed, userId: number): Promise<void> {
  const reviews = await tx
    .update(productReviews)
    .set({ userId: null, authorName: '' })
    .where(eq(productReviews.userId, userId))
    .returning({ productId: productReviews.productId, isSeen: SEEN });
  for (const { productId, isSeen } of reviews) if (isSeen) changed.product(productId, 'in place');
}
