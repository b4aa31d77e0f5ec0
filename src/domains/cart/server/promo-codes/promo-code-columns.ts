import { toCents, toDollars } from '#engine/model/money.ts';
import type { WrittenPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { storedValue, writtenValue } from '#domains/pricing/model/promo-value.ts';
import { hasCode, UNIQUE_VIOLATION } from '#engine/server/db/error-codes.ts';
import type { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';

type Row = typeof promoCodes.$inferSelect;

export function toColumns(written: WrittenPromoCode) {
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
export function toWritten(row: Row): WrittenPromoCode {
  const { code, kind, description, maxUses, oncePerCustomer, active } = row;
  return {
    code,
    kind,
    description,
    maxUses,
    oncePerCustomer,
    active,
    value: writtenValue(row),
    minTotal: row.minTotalCents === 0 ? null : toDollars(row.minTotalCents),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  };
}

/** The database knows best whether a code exists already, whichever case it is written in. */
export async function refuseTakenCode<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    const key = 'errors:promo.codeTaken';
    throw new AppError('conflict', key, { fields: { code: key } });
  }
}
