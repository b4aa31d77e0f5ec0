import { eq } from 'drizzle-orm';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { saveStoreMode, type StoreMode } from '#engine/server/db/settings.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { makeTimerDue, readTimers } from '#engine/server/scheduler/timers.queries.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** Opens or closes the shop, in every process. */
export async function changeStoreMode(
  catalogue: Catalogue,
  actor: SessionUser,
  storeMode: StoreMode,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    await saveStoreMode(tx, storeMode, actor.id);
    await recordAudit(tx, {
      actor,
      action: 'settings.storeMode',
      entityType: 'settings',
      entityId: 'storeMode',
      detail: { storeMode },
    });
    changed.settings();
  });
}

/** The mailbox exists again: mails to it are tried from now on. What was given up stays so. */
export async function liftRefusal(db: Db, actor: SessionUser, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const lifted = await tx.delete(refusedAddresses).where(eq(refusedAddresses.id, id)).returning();
    if (lifted.length === 0) throw new AppError('not_found', 'errors:addressNotFound');
    await recordAudit(tx, { actor, action: 'address.lift', entityType: 'address', entityId: id });
  });
}

/** Ahead of its time, and once however often it is asked for: what is due or under way is left alone. */
export async function runTimerNow(db: Db, actor: SessionUser, name: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await makeTimerDue(tx, name, now))) {
      const isKnown = (await readTimers(tx)).some((timer) => timer.name === name);
      throw isKnown
        ? new AppError('conflict', 'errors:timerUnderWay')
        : new AppError('not_found', 'errors:timerNotFound');
    }
    await recordAudit(tx, {
      actor,
      action: 'timer.run',
      entityType: 'timer',
      entityId: name,
      detail: { name },
    });
  });
}
