import { closingFault } from '#domains/group-buys/model/closing-time.ts';
import type { LaunchGroups } from '#domains/group-buys/model/launch.ts';
import { announceGroup, changeGroup } from '#domains/group-buys/server/change-group.ts';
import { newGroupSlug } from '#domains/group-buys/server/group-link.ts';
import { lockProducts } from '#domains/group-buys/server/group-product.ts';
import { termsToOffer } from '#domains/group-buys/server/group-sizes.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { fieldFault } from '#domains/group-buys/server/members/member-form.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { lockBatch } from '#engine/server/mail/outbox.queries.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';

/** What the batch of its mails is called. */
const INVITATIONS = 'launch-groups';

const waitingFor = statement<{ waitlistId: number }, { productId: number }>(
  'lock-wishes-of-product',
  `select waitlist_id from waitlist_wishes where product_id = $productId::int and invited_at is null
    order by waitlist_id for update`,
);

/** Invites everybody who has not been invited yet, once, in their language; not where the mailbox is known to refuse. */
const invite = statement<
  { people: number },
  { productId: number; groupId: number; slug: string; closesAt: string; batchId: number }
>(
  'invite-who-wished',
  `with invited as (
     update waitlist_wishes w set invited_at = now(), group_buy_id = $groupId::int from waitlist l, products p
      where w.product_id = $productId::int and w.invited_at is null and l.id = w.waitlist_id and p.id = w.product_id
     returning l.email, l.language, l.name, w.quantity, p.name as product
   ), queued as (
     insert into mail_outbox (template, recipient, language, data, bulk, batch_id)
     select 'launch-group', i.email, i.language, jsonb_build_object('name', i.name, 'product', i.product, 'quantity', i.quantity,
              'slug', $slug::text, 'closesAt', $closesAt::text), true, $batchId::int
       from invited i where not exists (select from refused_addresses r where r.email = lower(i.email))
     returning id
   )
   update mail_batches set recipients = recipients + (select count(*) from queued) where id = $batchId::int
   returning (select count(*) from invited)::int as people`,
);

/**
 * For each of these products a public group buy of the shop's own, to which everybody is invited who wished for it. Once,
 * however often it is asked: where nobody waits for an invitation, nothing is opened.
 */
export async function launchGroupBuys(
  shop: Shop,
  { productIds, closesAt }: LaunchGroups,
  actor: SessionUser,
  now: Date,
): Promise<void> {
  if (storeMode(shop) !== 'open') throw new AppError('conflict', 'errors:shopNotOpen');
  const closing = new Date(closesAt);
  const fault = closingFault(closing, now);
  if (fault !== null) throw fieldFault('closesAt', fault);
  for (const productId of new Set(productIds)) await launchOne(shop, productId, closing, actor);
}

async function launchOne(shop: Shop, productId: number, closesAt: Date, actor: SessionUser): Promise<void> {
  const slug = newGroupSlug();
  await changeGroup(shop, slug, async (tx) => {
    if ((await waitingFor(tx, { productId })).length === 0) return;
    const product = (await lockProducts(tx, [productId])).get(productId)!;
    if (!product.isSold)
      throw new AppError('conflict', 'errors:groupBuys.launchNotSold', { params: { product: product.name } });
    const [group] = await tx
      .insert(groupBuys)
      .values({
        slug,
        productId,
        ...(await termsToOffer(tx, productId)),
        // Nobody of its members is the organizer: the shop has opened it.
        organizerUserId: actor.id,
        closesAt,
        delivery: 'separate',
        isPublic: true,
      })
      .returning();
    await announceGroup(tx, group!.id);
    const batchId = await lockBatch(tx, INVITATIONS);
    const [invited] = await invite(tx, {
      productId,
      groupId: group!.id,
      slug,
      closesAt: closesAt.toISOString(),
      batchId,
    });
    await wakeMailDelivery(tx);
    await recordAudit(tx, {
      actor,
      action: 'waitlist.launch',
      entityType: 'group-buy',
      entityId: group!.id,
      detail: { product: product.name, people: invited!.people },
    });
  });
}
