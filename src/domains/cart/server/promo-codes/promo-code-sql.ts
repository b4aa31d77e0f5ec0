import type { OrderPromo, PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import type { PromoObstacle } from '#domains/cart/model/promo-codes/promo-obstacle.ts';

/** A code as it stands at this moment, by the database's clock. */
export interface PromoState extends OrderPromo {
  description: string;
  /** Why nobody, or not this customer, can use it now; null where only the minimum is left to be looked at. */
  obstacle: PromoObstacle | null;
  /** The terms that the customer has seen in the cart; null where it does not stand there. */
  shown: PromoTerms | null;
}

/** Why nobody can use the code `c` now; null where somebody can. */
export const PROMO_OBSTACLE = `
  case when not c.active then 'inactive' when c.starts_at > now() then 'notYet' when c.ends_at <= now() then 'expired'
       when c.uses >= c.max_uses then 'usedUp' end`;

/**
 * One `PromoState` as JSON, or null. `from`: the code `c`, with its condition. `userId` and `email` (in lower case) are
 * SQL for the customer, null where not known.
 */
export function promoStateSql(
  from: string,
  { userId, email, shown }: { userId: string; email: string; shown: string },
): string {
  return `(
    select jsonb_build_object(
             'id', c.id, 'code', c.code, 'kind', c.kind, 'value', c.value, 'minTotalCents', c.min_total_cents,
             'description', c.description, 'shown', ${shown}, 'obstacle', coalesce(${PROMO_OBSTACLE},
               case when c.once_per_customer and (
                 exists (select from promo_uses w where w.promo_code_id = c.id and w.once_per_customer
                            and w.user_id = ${userId})
                 or exists (select from promo_uses w where w.promo_code_id = c.id and w.once_per_customer
                               and w.customer_email = ${email})) then 'usedByCustomer' end))
      from ${from})`;
}
