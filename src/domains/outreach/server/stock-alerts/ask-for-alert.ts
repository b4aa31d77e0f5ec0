import { and, eq, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import {
  MAX_STOCK_ALERTS,
  type StockAlertLink,
  type StockAlertState,
} from '#domains/outreach/model/stock-alerts/stock-alert.ts';
import { stockAlerts } from '#domains/outreach/server/stock-alerts.schema.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { isAddressProven } from '#engine/server/sessions/proven-address.ts';
import { stockAlertSubject } from './stock-alert-links.ts';

interface Wish {
  productId: number;
  email: string;
  /** Of the account whose address it is. */
  userId: number | null;
  language: Language;
}

/** Notes the wish. An address that no account has is asked by mail first. Asked twice, it is one wish. */
export async function askForAlert(db: Db, wish: Wish, now: Date): Promise<StockAlertState> {
  const [product] = await productsByIds(db, wish.language, [wish.productId]);
  if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
  if (product.inStock) throw new AppError('conflict', 'errors:stockAlerts.inStock');
  const userId = await provenAccount(db, wish);
  return db.transaction(async (tx) => {
    const alert = await noteWish(tx, { ...wish, userId }, now);
    // Whether the address waits already is nobody else's business: the response is the same.
    if (userId !== null) return 'waiting';
    if (alert?.confirmedAt === null)
      await queueMail(tx, {
        template: 'stock-alert-confirm',
        recipient: alert.email,
        language: wish.language,
        data: {
          alertId: alert.id,
          product: product.name,
          slug: product.slug,
          picture: product.imageUrl,
        },
      });
    return 'asked';
  });
}

/** The account, unless nobody has proved its address. */
async function provenAccount(db: Db, { userId }: Wish): Promise<number | null> {
  return userId !== null && (await isAddressProven(db, userId)) ? userId : null;
}

/** Undefined: the address waits for as much as one may. */
async function noteWish(tx: Db, { productId, email, userId, language }: Wish, now: Date) {
  const isAddress = sql`lower(${stockAlerts.email}) = lower(${email})`;
  const isThis = and(eq(stockAlerts.productId, productId), isAddress);
  const waiting = await tx.$count(stockAlerts, and(isAddress, sql`${stockAlerts.productId} <> ${productId}`));
  if (waiting >= MAX_STOCK_ALERTS) {
    if (userId === null) return undefined;
    throw new AppError('conflict', 'errors:stockAlerts.tooMany', { params: { max: MAX_STOCK_ALERTS } });
  }
  await tx.insert(stockAlerts).values({ productId, email, language, createdAt: now }).onConflictDoNothing();
  const [alert] = await tx.select().from(stockAlerts).where(isThis).for('update');
  if (alert === undefined) return undefined;
  if (userId !== null)
    await tx
      .update(stockAlerts)
      .set({ userId, language, confirmedAt: alert.confirmedAt ?? now, toldAt: null })
      .where(isThis);
  else if (alert.toldAt !== null) {
    // That wish was fulfilled. The next one is asked about anew: somebody else may have typed the address.
    const renewed = { confirmedAt: null, toldAt: null, createdAt: now, language };
    await tx.update(stockAlerts).set(renewed).where(isThis);
    return { ...alert, ...renewed };
  }
  return alert;
}

/** The owner of the address says yes. Following the link twice is the same as once. */
export async function confirmAlert(
  db: Db,
  links: LinkSigner,
  { id, token }: StockAlertLink,
  now: Date,
): Promise<void> {
  requireLink(links, id, token);
  const found = await db
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(stockAlerts.id, id))
    .returning({ id: stockAlerts.id });
  if (found.length === 0) throw new AppError('invalid', 'errors:stockAlerts.link');
}

/** Where there is nothing to end any more, it has ended. */
export async function cancelAlert(db: Db, links: LinkSigner, { id, token }: StockAlertLink): Promise<void> {
  requireLink(links, id, token);
  await db.delete(stockAlerts).where(eq(stockAlerts.id, id));
}

function requireLink(links: LinkSigner, id: number, token: string): void {
  if (!links.verify(...stockAlertSubject(id), token))
    throw new AppError('invalid', 'errors:stockAlerts.link');
}

/** For the data download. */
export async function ownStockAlerts(db: Db, { id }: { id: number }) {
  const rows = await db
    .select({
      product: products.name,
      email: stockAlerts.email,
      askedAt: stockAlerts.createdAt,
      toldAt: stockAlerts.toldAt,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(isOf(id))
    .orderBy(stockAlerts.id);
  return { stockAlerts: rows };
}

export async function forgetStockAlerts(tx: Db, { id }: { id: number }): Promise<void> {
  await tx.delete(stockAlerts).where(isOf(id));
}

/** What the account asked for, and what its address asked for without it. */
const isOf = (userId: number) => sql`${stockAlerts.userId} = ${userId} or lower(${stockAlerts.email}) =
  (select lower(u.email) from users u where u.id = ${userId} and u.email_proven_at is not null and not u.email_unproven)`;
