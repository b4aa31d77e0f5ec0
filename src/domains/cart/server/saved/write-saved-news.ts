import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { toCents } from '#engine/model/money.ts';
import { isDeal } from '#domains/cart/model/saved/saved-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { savedProducts } from '#domains/cart/server/saved.schema.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import { whySold } from '#domains/catalogue/model/seasons/season.ts';
import type { MailData } from '#engine/server/mail/templates.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';

/** What was queued: what there was to tell that morning. */
type QueuedNews = {
  userId: number;
  news: { productId: number; toldCents: number; isBack: boolean }[];
};

/** Only what can be bought at this moment, at a price that still holds, and only to people who still want to know. */
export const writeSavedNews: LateMail<MailData<'saved-news'>> = async ({ db }, mail) => {
  const { userId, news } = mail.data as QueuedNews;
  if (!(await wantsAlerts(db, userId, mail.recipient))) return undefined;
  const language = isLanguage(mail.language) ? mail.language : DEFAULT_LANGUAGE;
  const saved = await stillSaved(
    db,
    userId,
    news.map(({ productId }) => productId),
  );
  const products = await productsByIds(db, language, saved);
  const items = products.flatMap((product) => {
    const { toldCents, isBack } = news.find(({ productId }) => productId === product.id)!;
    const priceCents = toCents(product.price);
    const wasCents = isDeal(priceCents, toldCents) ? toldCents : null;
    if (!product.inStock || (wasCents === null && !isBack)) return [];
    const { name, slug, producerName, imageUrl: picture } = product;
    return { name, slug, producerName, picture, priceCents, wasCents, isBack, because: whySold(product) };
  });
  return items.length === 0 ? undefined : { userId, items };
};

async function wantsAlerts(db: Db, userId: number, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(buyerProfiles, eq(buyerProfiles.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        eq(users.email, email),
        eq(buyerProfiles.notifyOnDeals, true),
      ),
    );
  return found.length > 0;
}

async function stillSaved(db: Db, userId: number, productIds: number[]): Promise<number[]> {
  const rows = await db
    .select({ productId: savedProducts.productId })
    .from(savedProducts)
    .where(and(eq(savedProducts.userId, userId), inArray(savedProducts.productId, productIds)))
    .orderBy(savedProducts.productId);
  return rows.map(({ productId }) => productId);
}
