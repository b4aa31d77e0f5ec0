import { eq } from 'drizzle-orm';
import { lineBy } from '#domains/group-buys/model/group-price.ts';
import type { Db } from '#engine/server/db/client.ts';
import { groupBuys } from './group-buys.schema.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { groupMail } from './group-mails.ts';
import type { LockedGroup } from './lock-group.ts';
import { poolOf } from './pool.ts';
import { productOf } from './sold-product.queries.ts';

/** Whoever is in hears of a tier once it is reached, at most once of each. Who reached it knows. */
export async function tellOfTier(tx: Db, group: LockedGroup, reachedBy: number): Promise<void> {
  const { members, quantity: pooled, terms } = poolOf(group, group.members);
  const tier = group.tiers.findLast(({ minQuantity }) => minQuantity <= pooled)?.minQuantity ?? 0;
  if (tier <= group.toldTier) return;
  await tx.update(groupBuys).set({ toldTier: tier }).where(eq(groupBuys.id, group.id));
  const product = await productOf(tx, group.productId);
  const others = members.filter(({ id }) => id !== reachedBy);
  await queueMails(
    tx,
    others.map((member) =>
      groupMail(
        'group-tier',
        { group, member, product },
        {
          pooled,
          percentage: terms.discountPercentage,
          nowCents: lineBy(terms, member.quantity).finalCents,
        },
      ),
    ),
  );
}
