import type { WrittenPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { refuseTakenCode, toColumns } from './promo-code-columns.ts';

export async function createPromoCode(db: Db, actor: SessionUser, code: WrittenPromoCode): Promise<number> {
  return refuseTakenCode(() =>
    db.transaction(async (tx) => {
      const [made] = await tx.insert(promoCodes).values(toColumns(code)).returning({ id: promoCodes.id });
      await recordAudit(tx, {
        actor,
        action: 'promo.create',
        entityType: 'promo-code',
        entityId: made!.id,
        detail: { code: code.code, kind: code.kind, value: code.value },
      });
      return made!.id;
    }),
  );
}
