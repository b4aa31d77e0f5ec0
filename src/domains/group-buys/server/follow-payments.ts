import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { holdById } from '#domains/payments/server/holds/holds.queries.ts';
import type { Providers } from '#domains/payments/server/providers.ts';
import { authorizationRedirectUrl } from '#domains/payments/server/payment-redirect-url.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { admitPaid, lapseUnpaid } from '#domains/group-buys/server/members/admit-paid.ts';
import { changeGroup, lockGroup, type GroupShop } from './change-group.ts';
import { groupMail } from './tell-members.ts';
import { productOf } from './group-product.ts';

interface NewsOfHold {
  groupId: number;
  slug: string;
  holdId: number;
  /** Its time is over, and the provider was not asked since. */
  isUnasked: boolean;
}

/** The newest promise of each member who still waits, where something has become of it. */
const findNews = statement<NewsOfHold, { now: Date }>(
  'news-of-holds',
  `select g.id as group_id, g.slug, h.id as hold_id, f.kinds is null as is_unasked
     from group_members m join group_buys g on g.id = m.group_buy_id
     join lateral (select * from payment_holds x where x.member_id = m.id order by x.id desc limit 1) h on true
     left join lateral (select array_agg(kind) as kinds from hold_facts
                         where hold_id = h.id and kind in ('authorized', 'closed')) f on true
    where m.state = 'waiting' and g.status = 'open' and (h.expires_at <= $now::timestamptz or f.kinds is not null)
    order by g.id, m.id`,
);

/** Open ones with a place whose mailbox has not answered within its hour. */
const findUnconfirmed = statement<{ groupId: number; slug: string }, { now: Date }>(
  'unconfirmed-places',
  `select distinct g.id as group_id, g.slug from group_members m join group_buys g on g.id = m.group_buy_id
    where m.state = 'waiting' and g.status = 'open' and m.confirm_by <= $now::timestamptz order by g.id`,
);

interface Charged {
  memberId: number;
  groupId: number;
  isPaid: boolean;
  /** The provider said no; otherwise somebody cancelled the order. */
  isRefused: boolean;
  customerEmail: string;
}

const findCharged = statement<Charged>(
  'charged-members',
  `select m.id as member_id, m.group_buy_id as group_id, o.accepted_at is not null as is_paid, o.customer_email,
          exists (select from payment_facts f where f.order_id = o.id and f.kind = 'closed') as is_refused
     from group_members m join orders o on o.id = m.order_id
    where m.state = 'charging' and (o.accepted_at is not null or o.status = 'cancelled')
    order by m.id`,
);

/** What became of the promises and charges of members: who paid is in, who did not in time, or never answered, is let go. */
export async function followPayments(
  shop: GroupShop,
  providers: Providers,
  { now, log }: { now: Date; log?: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  for (const news of await findNews(shop.db, { now }))
    await followHold(shop, providers, news, now).catch((error: unknown) =>
      log?.warn({ err: error, group: news.slug }, 'a place in a group buy waits for its payment provider'),
    );
  for (const group of await findUnconfirmed(shop.db, { now }))
    await admitOrLapse(shop, group, now).catch((error: unknown) =>
      log?.warn({ err: error, group: group.slug }, 'a place in a group buy could not be given up'),
    );
  for (const charged of await findCharged(shop.db, {}))
    await shop.db.transaction((tx) => concludeCharge(tx, charged));
}

async function followHold(shop: GroupShop, providers: Providers, news: NewsOfHold, now: Date): Promise<void> {
  if (news.isUnasked) {
    // Somebody who was at the provider's page to the last moment may have paid: its word counts before our clock.
    const hold = (await holdById(shop.db, news.holdId))!;
    if (hold.sessionId !== null) await authorizationRedirectUrl(shop, providers, hold);
  }
  await admitOrLapse(shop, news, now);
}

async function admitOrLapse(
  shop: GroupShop,
  { groupId, slug }: Pick<NewsOfHold, 'groupId' | 'slug'>,
  now: Date,
): Promise<void> {
  await changeGroup(shop, slug, async (tx, changed) => {
    const group = await lockGroup(tx, eq(groupBuys.id, groupId));
    if (group?.status !== 'open') return;
    await lapseUnpaid(tx, changed, await admitPaid(tx, group), now);
  });
}

async function concludeCharge(tx: Db, charged: Charged): Promise<void> {
  const group = await lockGroup(tx, eq(groupBuys.id, charged.groupId));
  const member = group?.members.find(({ id }) => id === charged.memberId);
  if (group === undefined || member?.state !== 'charging') return;
  const state = charged.isPaid ? 'ordered' : 'dropped';
  await tx.update(groupMembers).set({ state }).where(eq(groupMembers.id, member.id));
  if (charged.isPaid || !charged.isRefused) return;
  const product = await productOf(tx, group.productId);
  const { customerEmail } = charged;
  await queueMails(tx, [
    groupMail('group-dropped', { group, member: { ...member, customerEmail }, product }, {}),
  ]);
}
