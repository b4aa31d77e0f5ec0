import { and, eq, not, or, sql } from 'drizzle-orm';
import type { AdminPromoCode, AdminPromoCodeList } from '#domains/cart/model/promo-codes/promo-code.ts';
import { toAmount } from '#engine/model/money.ts';
import { writtenValue } from '#domains/pricing/model/promo-value.ts';
import type { Db } from '#engine/server/db/client.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import type { InTurns } from '#engine/server/lists/list-order.ts';

/** What the code took off orders that stand; a cancelled part took its share along. */
const COST_CENTS = sql<number>`(
  select coalesce(sum(o.promo_cents - (
           select coalesce(sum(t.promo_cents), 0) from order_parts t where t.order_id = o.id and t.status = 'cancelled'
         )), 0)::float8
    from orders o where o.promo_code_id = promo_codes.id and o.status <> 'cancelled')`;

const columns = { id: promoCodes.id, row: promoCodes, costCents: COST_CENTS };

interface PromoCodeRow {
  id: number;
  row: typeof promoCodes.$inferSelect;
  costCents: number;
}

/** What a customer would find out, the plainest reason first; as the list says it (promo-codes-tab.tsx). */
function statesAt(now: Date): InTurns {
  const isOver = sql`coalesce(${promoCodes.endsAt} <= ${now.toISOString()}::timestamptz, false)`;
  const isUsedUp = sql`coalesce(${promoCodes.uses} >= ${promoCodes.maxUses}, false)`;
  const isAhead = sql`coalesce(${promoCodes.startsAt} > ${now.toISOString()}::timestamptz, false)`;
  const isActive = eq(promoCodes.active, true);
  return {
    turns: [
      { where: and(isActive, not(isOver), not(isUsedUp), not(isAhead)) },
      { where: and(isActive, not(isOver), not(isUsedUp), isAhead) },
      { where: and(isActive, not(isOver), isUsedUp) },
      { where: and(isActive, isOver) },
      { where: eq(promoCodes.active, false) },
    ],
  };
}

export function listPromoCodes(db: Db, list: AdminPromoCodeList, now = new Date()) {
  const where = and(list.active === undefined ? undefined : eq(promoCodes.active, list.active));
  return adminList(
    db,
    list,
    {
      table: promoCodes,
      id: promoCodes.id,
      where,
      search: list.q
        ? { each: or(matches(promoCodes.code, list.q), matches(promoCodes.description, list.q))! }
        : undefined,
      sorts: {
        code: promoCodes.code,
        ends: promoCodes.endsAt,
        uses: promoCodes.uses,
        state: statesAt(now),
      },
    },
    (named): Promise<PromoCodeRow[]> => db.select(columns).from(promoCodes).where(named),
    toAdminPromoCode,
  );
}

export async function promoCodeById(db: Db, id: number): Promise<AdminPromoCode> {
  const [found] = await db.select(columns).from(promoCodes).where(eq(promoCodes.id, id));
  return toAdminPromoCode(found!);
}

function toAdminPromoCode({ row, costCents }: PromoCodeRow): AdminPromoCode {
  const { minTotalCents, value: _value, startsAt, endsAt, createdAt, ...rest } = row;
  return {
    ...rest,
    value: writtenValue(row),
    minTotal: minTotalCents === 0 ? null : toAmount(minTotalCents),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    cost: toAmount(costCents),
    createdAt: createdAt.toISOString(),
  };
}
