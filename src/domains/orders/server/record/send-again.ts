import { and, eq, gt, isNotNull } from 'drizzle-orm';
import {
  AGAIN_AFTER_MINUTES,
  MOST_AGAIN_PER_DAY,
  type OrderMail,
} from '#domains/orders/model/order-record.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { mailsAboutOrder, toOrderMail } from './order-mails.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Puts the same mail into the outbox once more. The order's lock makes the limits hold for two who press at once. */
export function sendAgain(
  shop: Pick<Shop, 'db' | 'config' | 'links'>,
  { orderId, mailId }: { orderId: number; mailId: number },
  admin: SessionUser,
  now: Date,
): Promise<OrderMail> {
  return shop.db.transaction(async (tx) => {
    if ((await lockOrder(tx, orderId)) === undefined)
      throw new AppError('not_found', 'errors:orders.notFound');
    const mail = (await mailsAboutOrder(tx, orderId)).find(({ id }) => id === mailId);
    if (mail === undefined) throw new AppError('not_found', 'errors:orders.mailNotFound');
    if (mail.isRefused) throw new AppError('conflict', 'errors:orders.mailRefused');
    if (!toOrderMail(shop, mail).canSendAgain) throw new AppError('conflict', 'errors:orders.mailWaits');
    // What was sent again is the same mail: it stays one, however often.
    const repeatsMailId = mail.repeatsMailId ?? mail.id;
    await refuseTooOften(tx, orderId, repeatsMailId, now);
    const { template, recipient, replyTo, language, data } = mail;
    const [again] = await tx
      .insert(mailOutbox)
      .values({ template, recipient, replyTo, language, data, orderId, repeatsMailId, createdAt: now })
      .returning({ id: mailOutbox.id });
    await recordAudit(tx, {
      actor: admin,
      action: 'order.mail',
      entityType: 'order',
      entityId: orderId,
      detail: { mail: mailId, template },
    });
    await wakeMailDelivery(tx);
    const row = { ...mail, id: again!.id, createdAt: now, sentAt: null, isGivenUp: false, lastError: null };
    return toOrderMail(shop, { ...row, repeatsMailId });
  });
}

async function refuseTooOften(tx: Db, orderId: number, mailId: number, now: Date): Promise<void> {
  const repeated = await tx
    .select({ of: mailOutbox.repeatsMailId, at: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.orderId, orderId),
        isNotNull(mailOutbox.repeatsMailId),
        gt(mailOutbox.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  const justNow = now.getTime() - AGAIN_AFTER_MINUTES * MINUTE_MS;
  if (repeated.some(({ of, at }) => of === mailId && at.getTime() > justNow))
    throw new AppError('conflict', 'errors:orders.mailJustSent', {
      params: { minutes: AGAIN_AFTER_MINUTES },
    });
  if (repeated.length >= MOST_AGAIN_PER_DAY)
    throw new AppError('conflict', 'errors:orders.mailsEnough', { params: { max: MOST_AGAIN_PER_DAY } });
}
