import { eq } from 'drizzle-orm';
import {
  type WrittenPromoCode,
  promoCodeProblem,
  type PromoCodeChanges,
} from '#domains/cart/model/promo-codes/promo-code.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { storedValue, writtenValue } from '#domains/pricing/model/promo-value.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { hasCode, UNIQUE_VIOLATION } from '#engine/server/db/error-codes.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

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

type Row = typeof promoCodes.$inferSelect;

function toColumns(written: WrittenPromoCode) {
  const { minTotal, startsAt, endsAt, value: _value, ...rest } = written;
  return {
    ...rest,
    value: storedValue(written),
    minTotalCents: toCents(minTotal ?? 0),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

/** A stored code as an administrator would have written it. */
function toWritten(row: Row): WrittenPromoCode {
  const { code, kind, description, maxUses, oncePerCustomer, active } = row;
  return {
    code,
    kind,
    description,
    maxUses,
    oncePerCustomer,
    active,
    value: writtenValue(row),
    minTotal: row.minTotalCents === 0 ? null : toAmount(row.minTotalCents),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  };
}

/** The database knows best whether a code exists already, whichever case it is written in. */
async function refuseTakenCode<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    const key = 'errors:promo.codeTaken';
    throw new AppError('conflict', key, { fields: { code: key } });
  }
}
