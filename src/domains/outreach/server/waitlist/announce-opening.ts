import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { lockBatch } from '#engine/server/mail/outbox.queries.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { ANNOUNCEMENT, queueAnnouncement } from './waitlist.queries.ts';

/** Tells everyone on the list who has not been told that the shop is open. Called again, it tells those who joined since. */
export async function announceOpening(shop: Shop, actor: SessionUser): Promise<void> {
  if (storeMode(shop) !== 'open') throw new AppError('conflict', 'errors:shopNotOpen');
  await shop.db.transaction((tx) => tellTheWaitlist(tx, actor));
}

async function tellTheWaitlist(tx: Db, actor: SessionUser): Promise<void> {
  const batchId = await lockBatch(tx, ANNOUNCEMENT);
  const people = await queueAnnouncement(tx, batchId);
  if (people === 0) return;
  await wakeMailDelivery(tx);
  await recordAudit(tx, {
    actor,
    action: 'waitlist.announce',
    entityType: 'waitlist',
    entityId: batchId,
    detail: { people },
  });
}
