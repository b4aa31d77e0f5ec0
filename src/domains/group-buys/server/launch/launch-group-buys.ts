import { isSoldIn, seasonOn } from '#domains/catalogue/model/seasons/season.ts';
import { closingFault } from '#domains/group-buys/model/closing-time.ts';
import type { LaunchGroups } from '#domains/group-buys/model/launch.ts';
import { announceGroup, changeGroup, nameMarked } from '#domains/group-buys/server/change-group.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import { newGroupSlug } from '#domains/group-buys/server/group-link.ts';
import { lockProducts, productOf, type SoldProduct } from '#domains/group-buys/server/group-product.ts';
import { termsToOffer } from '#domains/group-buys/server/group-sizes.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { fieldFault } from '#domains/group-buys/server/members/member-form.ts';
import { shopDay } from '#engine/model/dates.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { lockBatch } from '#engine/server/mail/outbox.queries.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';

/** What the batch of its mails is called. */
const INVITATIONS = 'launch-groups';

const waitingFor = statement<{ productId: number }, { together: number[] }>(
  'lock-wishes-of-products',
  `select product_id from waitlist_wishes where product_id = any($together::int[]) and invited_at is null
    order by waitlist_id, product_id for update`,
);

/**
 * Invites everybody who wished for a size that the group buy has and has not been invited yet: once, however many of them they
 * wished for, in their language; not where the mailbox is known to refuse.
 */
const invite = statement<
  { people: number },
  { together: number[]; groupId: number; slug: string; closesAt: string; batchId: number }
>(
  'invite-who-wished',
  `with invited as (
     update waitlist_wishes w set invited_at = now(), group_buy_id = $groupId::int from waitlist l, products p
      where w.product_id = any($together::int[]) and w.invited_at is null and l.id = w.waitlist_id and p.id = w.product_id
        and exists (select from group_buys g, jsonb_to_recordset(g.sizes) as s("productId" int, gone boolean)
                     where g.id = $groupId::int and s."productId" = p.id and s.gone is not true)
     returning l.id, l.email, l.language, l.name, p.id as product_id, w.quantity,
               coalesce(p.translations #>> array[l.language, 'name'], p.name) as product, p.image_url as picture
   ), people as (
     select i.email, i.language, i.name,
            jsonb_agg(jsonb_build_object('quantity', i.quantity, 'product', i.product) order by i.product_id) as wishes,
            (array_agg(i.picture order by i.product_id))[1] as picture,
            (select count(distinct w.waitlist_id) > 1 from waitlist_wishes w where w.product_id = any($together::int[])) as others
       from invited i group by i.id, i.email, i.language, i.name
   ), queued as (
     insert into mail_outbox (template, recipient, language, data, bulk, batch_id)
     select 'launch-group', i.email, i.language, jsonb_build_object('name', i.name, 'wishes', i.wishes, 'others', i.others,
              'slug', $slug::text, 'closesAt', $closesAt::text, 'picture', i.picture), true, $batchId::int
       from people i where not exists (select from refused_addresses r where r.email = lower(i.email))
     returning id
   )
   update mail_batches set recipients = recipients + (select count(*) from queued) where id = $batchId::int
   returning (select count(*) from people)::int as people`,
);

/** All that counts together with a product: the sizes of its family, or itself. */
const countedWith = statement<{ id: number }, { productId: number }>(
  'products-launched-together',
  `select p.id from products q join products p on p.id = q.id or p.family_id = q.family_id
    where q.id = $productId::int order by p.id`,
);

/** A group buy of an earlier launch, or of another size, which has an hour left: a late wish joins it. */
const launchedBefore = statement<
  { id: number; slug: string; closesAt: Date },
  { productId: number; together: number[]; now: Date }
>(
  'launched-group-of-product',
  `select g.id, g.slug, g.closes_at from group_buys g
    where g.status = 'open' and g.closes_at > $now::timestamptz + interval '1 hour'
      and g.id in (select w.group_buy_id from waitlist_wishes w where w.product_id = any($together::int[]))
      and exists (select from jsonb_to_recordset(g.sizes) as s("productId" int, gone boolean)
                   where s."productId" = $productId::int and s.gone is not true)
    order by g.id desc limit 1`,
);

interface Launch {
  closesAt: Date;
  actor: SessionUser;
  now: Date;
}

/**
 * For each of these products a public group buy of the shop's own, one for all sizes of a family, to which everybody is
 * invited who wished for it. Once, however often it is asked: where nobody waits for an invitation, nothing is opened. Nothing
 * is, either, where one of them cannot be sold now.
 */
export async function launchGroupBuys(
  shop: Shop,
  { productIds, closesAt }: LaunchGroups,
  actor: SessionUser,
  now: Date,
): Promise<void> {
  if (storeMode(shop) !== 'open') throw new AppError('conflict', 'errors:shopNotOpen');
  const launch = { closesAt: new Date(closesAt), actor, now };
  const fault = closingFault(launch.closesAt, now);
  if (fault !== null) throw fieldFault('closesAt', fault);
  const chosen = [...new Set(productIds)];
  for (const productId of chosen) refuseUnsold(await productOf(shop.db, productId), now);
  for (const productId of chosen) await launchOne(shop, productId, launch);
}

/** One that nobody knows has no wishes either. */
function refuseUnsold(product: SoldProduct | undefined, now: Date): void {
  if (product === undefined) return;
  const { name } = product;
  if (!product.isSold)
    throw new AppError('conflict', 'errors:groupBuys.launchNotSold', { params: { product: name } });
  if (!isSoldIn(seasonOn(product, shopDay(now))))
    throw new AppError('conflict', 'errors:groupBuys.notInSeason', { params: { name } });
}

async function launchOne(shop: Shop, productId: number, launch: Launch): Promise<void> {
  const { actor, now } = launch;
  const newSlug = newGroupSlug();
  await changeGroup(shop, newSlug, async (tx, changed) => {
    const together = (await countedWith(tx, { productId })).map(({ id }) => id);
    const waiting = await waitingFor(tx, { together });
    if (!waiting.some((wish) => wish.productId === productId)) return;
    const product = (await lockProducts(tx, together)).get(productId)!;
    refuseUnsold(product, now);
    const [before] = await launchedBefore(tx, { productId, together, now });
    const group = before ?? (await openForLaunch(tx, changed, productId, newSlug, launch));
    const batchId = await lockBatch(tx, INVITATIONS);
    const [invited] = await invite(tx, {
      together,
      groupId: group.id,
      slug: group.slug,
      closesAt: group.closesAt.toISOString(),
      batchId,
    });
    await wakeMailDelivery(tx);
    await recordAudit(tx, {
      actor,
      action: 'waitlist.launch',
      entityType: 'group-buy',
      entityId: group.id,
      detail: { product: product.name, people: invited!.people },
    });
  });
}

async function openForLaunch(
  tx: Db,
  changed: Changed,
  productId: number,
  slug: string,
  { closesAt, actor }: Launch,
) {
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
  nameMarked(changed, group!);
  await announceGroup(tx, group!.id);
  return group!;
}
