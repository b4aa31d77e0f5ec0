import { and, eq, sql, type SQL } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { isProductNamed, productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import type {
  AdminGroupBuy,
  AdminGroupList,
  DeskGroupBuy,
  ProducerGroupList,
} from '#domains/group-buys/model/desk-group.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { presentMembers } from '#domains/group-buys/server/end-group.ts';
import { loadGroups, type LoadedGroup } from '#domains/group-buys/server/groups.queries.ts';
import { toSummary } from '#domains/group-buys/server/group-view.ts';
import { unitsOf } from '#domains/group-buys/server/pool.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, matches, MAX_PLAIN_ROWS, numberIn } from '#engine/server/lists/admin-list.ts';
import { throughNamed } from '#engine/server/lists/look-up.ts';

/** A number in the search box is the id of a group buy; anything else its link, its product or its organizer. */
function groupSearch(q: string, language: Language) {
  const number = numberIn(q);
  if (number !== undefined) return { each: eq(groupBuys.id, number) };
  const slug = q.split('/').at(-1)!;
  const isProduct = isProductNamed(q, language, 'p');
  const isAccount = sql`(${matches(sql`u.username`, q)} or ${matches(sql`u.email`, q)})`;
  const isNamed = matches(sql`m.customer_name`, q);
  return {
    found: sql`select g.id from group_buys g where g.slug = ${slug}
      union all ${throughNamed(
        sql`select p.id from products p where ${isProduct}`,
        (named) => sql`select g.id from ${named} p join group_buys g on g.product_id = p.id`,
      )}
      union all ${throughNamed(
        sql`select u.id from users u where ${isAccount}`,
        (named) => sql`select g.id from ${named} u join group_buys g on g.organizer_user_id = u.id`,
      )}
      union all select m.group_buy_id from group_members m where m.is_organizer and ${isNamed}`,
    each: sql`(${groupBuys.slug} = ${slug}
      or (select ${isProduct} from products p where p.id = ${groupBuys.productId})
      or (select ${isAccount} from users u where u.id = ${groupBuys.organizerUserId})
      or (select bool_or(${isNamed}) from group_members m where m.group_buy_id = ${groupBuys.id} and m.is_organizer))`,
  };
}

/** By its number or its product: who is in it is nothing that producers search by. */
function ownGroupSearch(q: string): SQL {
  const number = numberIn(q);
  if (number !== undefined) return eq(groupBuys.id, number);
  return sql`(select ${matches(sql`p.name`, q)} from products p where p.id = ${groupBuys.productId})`;
}

type Row = LoadedGroup & { id: number };

const rowsOf = (db: Db, language: Language) => async (named: SQL) =>
  (await loadGroups(db, language, named, MAX_PLAIN_ROWS)).map((loaded): Row => ({
    ...loaded,
    id: loaded.group.id,
  }));

/** The column says when it ended, or when it will. */
const sortsIn = (language: Language) =>
  ({
    product: { column: productNameIn(language), on: eq(products.id, groupBuys.productId) },
    status: groupBuys.status,
    closes: {
      sql: sql`coalesce(${groupBuys.endedAt}, ${groupBuys.closesAt})`,
      type: 'timestamp with time zone',
    },
  }) as const;

export function listGroups(
  db: Db,
  list: AdminGroupList,
  language: Language,
): Promise<AdminGroupBuy[] | Page<AdminGroupBuy>> {
  const where = and(
    list.status === undefined ? undefined : eq(groupBuys.status, list.status),
    list.delivery === undefined ? undefined : eq(groupBuys.delivery, list.delivery),
  );
  const search = list.q ? groupSearch(list.q, language) : undefined;
  const source = { table: groupBuys, id: groupBuys.id, where, search, sorts: sortsIn(language) };
  return adminList(db, list, source, rowsOf(db, language), toAdminGroupBuy);
}

/** Of a producer's own products, with what they hold of the stock. */
export function listGroupsOfProducer(
  db: Db,
  producerId: number,
  list: ProducerGroupList,
  language: Language,
): Promise<DeskGroupBuy[] | Page<DeskGroupBuy>> {
  const status = list.status ?? (list.limit === undefined ? 'open' : 'all');
  const where = and(
    isOfProducer(producerId),
    status === 'all' ? undefined : eq(groupBuys.status, status),
    list.q ? ownGroupSearch(list.q) : undefined,
  );
  const source = { table: groupBuys, id: groupBuys.id, where, sorts: sortsIn(language) };
  return adminList(db, list, source, rowsOf(db, language), toDeskGroupBuy);
}

/** One, if it is of an own product of this producer; of any, where none is named. */
export async function findGroup(
  db: Db,
  id: number,
  language: Language,
  producerId?: number,
): Promise<LoadedGroup | undefined> {
  const isOwn = producerId === undefined ? undefined : isOfProducer(producerId);
  const [found] = await loadGroups(db, language, and(eq(groupBuys.id, id), isOwn), 1);
  return found;
}

/** Asked of the group alone, so that rows can be counted without their products. */
function isOfProducer(producerId: number): SQL {
  return sql`${groupBuys.productId} in (select p.id from products p where p.producer_id = ${producerId})`;
}

export function toDeskGroupBuy(loaded: LoadedGroup): DeskGroupBuy {
  const { slug: _link, title: _words, ...shown } = toSummary(loaded);
  return {
    ...shown,
    id: loaded.group.id,
    openedAt: loaded.group.createdAt.toISOString(),
    heldQuantity: unitsOf(presentMembers(loaded)),
  };
}

export function toAdminGroupBuy(loaded: LoadedGroup): AdminGroupBuy {
  const { group, members } = loaded;
  return {
    ...toDeskGroupBuy(loaded),
    slug: group.slug,
    title: group.title,
    organizerName: members.find(({ isOrganizer }) => isOrganizer)?.customerName ?? '',
  };
}
