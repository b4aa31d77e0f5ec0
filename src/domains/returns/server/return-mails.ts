import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { moneyOfOrders } from '#domains/orders/server/orders.queries.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { amountsOf, dueAt, loadReturnedOrder, offBillCents } from './return-view.ts';
import { linesOfOrders, returnLines, type ReturnLine } from './return-lines.queries.ts';
import type { ReturnRecord } from './returns.queries.ts';

const languageOf = (text: string): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE);

/** Tells the customer where the return stands now; `note`: what an administrator says to it. */
export async function mailReturnNews(tx: Db, record: ReturnRecord, note: string | null): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, record.orderId));
  const returned = await loadReturnedOrder(tx, record.orderId);
  const money = (await moneyOfOrders(tx, [record.orderId])).get(record.orderId);
  const { feeCents, shippingCents, refundCents } = amountsOf(record, returned);
  await queueMail(tx, {
    template: `return-${record.status}`,
    recipient: order!.customerEmail,
    language: languageOf(order!.language),
    data: {
      orderId: record.orderId,
      number: record.number,
      customerName: order!.customerName,
      kind: record.kind,
      perishable: record.perishable,
      hasPhotos: record.photoIds.length > 0,
      lines: record.items.map(({ orderItemId, quantity }) => {
        const { name, imageUrl: picture } = returned.lines.find(({ itemId }) => itemId === orderItemId)!;
        return { name, quantity, picture };
      }),
      refundCents,
      feeCents,
      shippingCents,
      isOwed: money!.paidCents === 0,
      offBillCents: offBillCents(record),
      note,
      dueAt: dueAt(record),
      exchangeOrderId: record.exchangeOrderId,
    },
  });
}

/** Each producer concerned reads what of its own comes back, and may say something to it. */
export async function mailProducersAboutReturn(tx: Db, record: ReturnRecord): Promise<void> {
  const returned = (lines: readonly ReturnLine[]) =>
    record.items.map(({ orderItemId, quantity }) => ({
      ...lines.find(({ itemId }) => itemId === orderItemId)!,
      quantity,
    }));
  const producerIds = returned(await returnLines(tx, record.orderId)).flatMap(
    ({ producerId }) => producerId ?? [],
  );
  if (producerIds.length === 0) return;
  const concerned = await tx
    .select({
      id: producerProfiles.id,
      companyName: producerProfiles.companyName,
      email: users.email,
      language: users.language,
    })
    .from(producerProfiles)
    .innerJoin(users, and(eq(users.id, producerProfiles.userId), isNull(users.deletedAt)))
    .where(and(inArray(producerProfiles.id, producerIds), isNull(producerProfiles.closedAt)))
    .orderBy(producerProfiles.id);
  for (const { id, companyName, email, ...user } of concerned) {
    const language = languageOf(user.language);
    const items = returned(await linesOfOrders(tx, [record.orderId], language));
    await queueMail(tx, {
      template: 'return-to-producer',
      recipient: email,
      language,
      data: {
        orderId: record.orderId,
        number: record.number,
        companyName,
        reason: record.reason,
        details: record.details,
        lines: items
          .filter(({ producerId }) => producerId === id)
          .map(({ name, quantity, imageUrl: picture }) => ({ name, quantity, picture })),
      },
    });
  }
}
