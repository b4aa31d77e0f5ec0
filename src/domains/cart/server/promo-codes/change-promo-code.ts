import { eq } from 'drizzle-orm';
import {
  promoCodeProblem,
  type PromoCodeChanges,
  type WrittenPromoCode,
} from '#domains/cart/model/promo-codes/promo-code.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { refuseTakenCode, toColumns, toWritten } from './promo-code-columns.ts';

/** Changes a code, from the next checkout on; orders keep what they were promised. */
export async function changePromoCode(
  db: Db,
  actor: SessionUser,
  id: number,
  changes: PromoCodeChanges,
): Promise<void> {
  await refuseTakenCode(() =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('no key update');
      if (before === undefined) throw new AppError('not_found', 'errors:promo.notFound');
      // JSON knows no undefined: what is there replaces what was.
      const after = { ...toWritten(before), ...changes } as WrittenPromoCode;
      const problem = promoCodeProblem(after);
      if (problem !== null)
        throw new AppError('invalid', problem.message, { fields: { [problem.field]: problem.message } });
      if (after.maxUses !== null && after.maxUses < before.uses) {
        const key = 'errors:promo.fewerThanUsed';
        throw new AppError('conflict', key, { params: { uses: before.uses }, fields: { maxUses: key } });
      }
      await tx.update(promoCodes).set(toColumns(after)).where(eq(promoCodes.id, id));
      await recordAudit(tx, {
        actor,
        action: 'promo.change',
        entityType: 'promo-code',
        entityId: id,
        detail: { code: after.code, ...changes },
      });
    }),
  );
}
