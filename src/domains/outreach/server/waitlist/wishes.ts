import type { Demand, Wishes } from '#domains/outreach/model/waitlist/wishes.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { unitsOfFamilies, type FamilyPlace } from '#domains/pricing/model/pooled-lines.ts';
import { effectiveTiers, nextTier, percentageFor } from '#domains/pricing/model/tiers.ts';
import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';

const PURPOSE = 'waitlist-wishes';

/** Names the entry and proves who has joined: it is in the answer to joining and in its mail, and nowhere else. */
export function wishesToken(links: LinkSigner, entryId: number): string {
  return `${entryId}.${links.sign(PURPOSE, entryId)}`;
}

function entryOf(links: LinkSigner, token: string): number {
  const [id = '', signature = ''] = token.split('.');
  const entryId = Number(id);
  if (!/^\d{1,9}$/u.test(id) || !links.verify(PURPOSE, entryId, signature))
    throw new AppError('not_found', 'errors:waitlist.wishesNotFound');
  return entryId;
}

const wishesOf = statement<{ productId: number; quantity: number }, { entryId: number }>(
  'wishes-of-entry',
  'select product_id, quantity from waitlist_wishes where waitlist_id = $entryId::int order by product_id',
);

export async function readWishes(db: Db, links: LinkSigner, token: string): Promise<Wishes> {
  return { wishes: await wishesOf(db, { entryId: entryOf(links, token) }) };
}

const lockEntry = statement<{ id: number }, { entryId: number }>(
  'lock-waitlist-entry',
  'select id from waitlist where id = $entryId::int for no key update',
);

/** What has led to an invitation stays: there is one for each wish. */
const dropOthers = statement<never, { entryId: number; productIds: number[] }>(
  'drop-other-wishes',
  `delete from waitlist_wishes
    where waitlist_id = $entryId::int and invited_at is null and not product_id = any($productIds::int[])`,
);

const putWishes = statement<{ productId: number }, { entryId: number; said: Wishes }>(
  'put-wishes',
  `insert into waitlist_wishes (waitlist_id, product_id, quantity)
   select $entryId::int, p.id, w.quantity
     from jsonb_to_recordset($said::jsonb -> 'wishes') as w("productId" int, quantity int)
     join products p on p.id = w."productId"
    where p.listed or exists (select from waitlist_wishes k where k.waitlist_id = $entryId::int and k.product_id = p.id)
   on conflict (waitlist_id, product_id) do update set quantity = excluded.quantity
   returning product_id`,
);

/** Only of products that everybody can see; what was wished for before it was hidden keeps nobody from saying the rest. */
export async function sayWishes(
  db: Db,
  links: LinkSigner,
  token: string,
  { wishes }: Wishes,
): Promise<Wishes> {
  const entryId = entryOf(links, token);
  return db.transaction(async (tx) => {
    const [entry] = await lockEntry(tx, { entryId });
    if (entry === undefined) throw new AppError('not_found', 'errors:waitlist.wishesNotFound');
    await dropOthers(tx, { entryId, productIds: wishes.map(({ productId }) => productId) });
    const put = await putWishes(tx, { entryId, said: { wishes } });
    if (put.length < wishes.length)
      throw new AppError('invalid', 'errors:productNotFound', {
        fields: { wishes: 'errors:productNotFound' },
      });
    return { wishes: await wishesOf(tx, { entryId }) };
  });
}

interface DemandRow extends Omit<Demand, 'pooledUnits' | 'percentage' | 'nextTier'>, FamilyPlace {
  discountTiers: DiscountTier[] | null;
}

const demandByProduct = statement<DemandRow, { language: Language }>(
  'demand-by-product',
  `select p.id as product_id, ${localizedNameSql('$language', 'p')} as name, p.slug, p.discount_tiers, p.family_id, p.counts_as, count(*)::int as people,
          sum(w.quantity)::int as units, count(*) filter (where w.invited_at is null)::int as waiting,
          (select g.slug from group_buys g where g.id = max(w.group_buy_id)) as group_slug
     from waitlist_wishes w join products p on p.id = w.product_id
    group by p.id order by units desc, p.id`,
);

/** The most wanted first. What is wished for of all sizes of a family counts on its ladder together. */
export async function demand(db: Db, language: Language): Promise<Demand[]> {
  const rows = await demandByProduct(db, { language });
  const families = unitsOfFamilies(rows.map((row) => ({ ...row, quantity: row.units })));
  return rows.map(({ discountTiers, familyId, countsAs: _countsAs, ...row }) => {
    const ladder = effectiveTiers(discountTiers);
    const pooledUnits = familyId === null ? row.units : families.get(familyId)!;
    const next = nextTier(ladder, pooledUnits);
    return {
      ...row,
      pooledUnits,
      percentage: percentageFor(ladder, pooledUnits),
      nextTier: next && { missing: next.missing, percentage: next.tier.discountPercentage },
    };
  });
}
