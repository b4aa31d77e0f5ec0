import { eq } from 'drizzle-orm';
import {
  promoCodeProblem,
  type PromoCodeChanges,
  type WrittenPromoCode,
} from '#shared/promotions/promo-code.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db } from '#server/db/client.ts';
import { promoCodes } from '#server/db/schema/promotions.ts';
import { AppError } from '#server/http/app-error.ts';
import type { SessionUser } from '#server/http/session.ts';
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
