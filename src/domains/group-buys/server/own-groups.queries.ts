import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { firstName, type GroupBuySummary, type OwnGroupBuys } from '#domains/group-buys/model/group-view.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { toSummary } from './group-view.ts';
import { groupUrl } from './group-link.ts';
import { loadGroups } from './groups.queries.ts';
import { memberToken, toMembership } from '#domains/group-buys/server/members/membership.ts';
import { toMemberPayment } from '#domains/group-buys/server/members/member-payment.ts';
import { countedMembers } from './pool.ts';

const MAX_LISTED = 100;
/** Of a product, or on the guide's page: more than anybody looks through. */
const MAX_PUBLIC = 24;

/** Open ones that look for members; those of one product where it is named. */
export async function publicGroups(
  db: Db,
  language: Language,
  productId: number | undefined,
): Promise<GroupBuySummary[]> {
  const isJoinable = and(
    eq(groupBuys.status, 'open'),
    eq(groupBuys.isPublic, true),
    gt(groupBuys.closesAt, sql`now()`),
    eq(products.listed, true),
    productId === undefined ? undefined : holdsSize(productId),
  );
  return (await loadGroups(db, language, isJoinable, MAX_PUBLIC)).map(toSummary);
}

/** Open for this product, or for its family. */
function holdsSize(productId: number): SQL {
  return sql`${groupBuys.sizes} @> ${JSON.stringify([{ productId }])}::jsonb`;
}

/** What a buyer organizes, with who gets how many, and where else they take part. */
export async function groupsOfUser(
  { db, links, config }: Pick<Shop, 'db' | 'links' | 'config'>,
  userId: number,
  language: Language,
): Promise<OwnGroupBuys> {
  const organized = await loadGroups(db, language, eq(groupBuys.organizerUserId, userId), MAX_LISTED);
  const joined = await loadGroups(db, language, isJoinedBy(db, userId), MAX_LISTED);
  return {
    organized: organized.map((loaded) => ({
      ...toSummary(loaded),
      url: groupUrl(config, loaded.group.slug),
      shares: countedMembers(loaded.members).map(({ customerName, quantity, items, state }) => ({
        name: loaded.group.delivery === 'together' ? customerName : firstName(customerName),
        quantity,
        items,
        state,
      })),
    })),
    joined: joined.map((loaded) => {
      const { group, members } = loaded;
      const own = members.findLast((member) => member.userId === userId && member.state !== 'left')!;
      const { payment: _ways, ...membership } = toMembership(
        group,
        members,
        own,
        toMemberPayment(own, undefined, null),
        links,
      );
      return { ...toSummary(loaded), membership: { ...membership, token: memberToken(links, own.id) } };
    }),
  };
}

function isJoinedBy(db: Db, userId: number): SQL | undefined {
  const own = db
    .select({ id: groupMembers.groupBuyId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), ne(groupMembers.state, 'left')));
  return inArray(groupBuys.id, own);
}
