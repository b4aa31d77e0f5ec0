import type { FoundDifference } from '#domains/payments/model/reconciliation/reconciliation.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { findDifference } from './differences.queries.ts';
import { differenceExplanations } from './reconciliation.schema.ts';

/** Somebody says why. The first word stands. */
export function explainDifference(
  db: Db,
  id: number,
  note: string,
  admin: SessionUser,
): Promise<FoundDifference> {
  return db.transaction(async (tx) => {
    if ((await findDifference(tx, id)) === undefined)
      throw new AppError('not_found', 'errors:reconciliation.notFound');
    const [first] = await tx
      .insert(differenceExplanations)
      .values({ differenceId: id, note, actorUserId: admin.id })
      .onConflictDoNothing()
      .returning({ id: differenceExplanations.differenceId });
    if (first === undefined) throw new AppError('conflict', 'errors:reconciliation.explained');
    await recordAudit(tx, {
      actor: admin,
      action: 'reconciliation.explain',
      entityType: 'difference',
      entityId: id,
      detail: { note },
    });
    return (await findDifference(tx, id))!;
  });
}
