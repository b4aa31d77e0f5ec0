import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** The certificate `c` is shown on this day. */
export const IS_SHOWN = (today: string) => `(c.status = 'approved' and c.valid_until >= ${today})`;

const markShown = statement<never, { producerId: number; today: Day }>(
  'mark-shown-certificates',
  `update certificates c set shown = ${IS_SHOWN('$today::date')}
    where c.producer_id = $producerId::int and c.shown <> ${IS_SHOWN('$today::date')}`,
);

/** What is shown of a producer's certificates, of those that `where` names: each scheme once, the one that lasts longest. */
const shownOf = (where: string) => `coalesce((
    select jsonb_agg(jsonb_build_object('scheme', f.scheme, 'name', f.name, 'number', f.number, 'validUntil', f.valid_until)
                     order by f.scheme)
      from (select distinct on (c.scheme) c.scheme, s.name, c.number, c.valid_until::text
              from certificates c left join certificate_schemes s on s.scheme = c.scheme
             where c.shown and ${where} order by c.scheme, c.valid_until desc, c.id desc) f), '[]'::jsonb)`;

const renewProducts = statement<{ id: number; listed: boolean }, { producerId: number }>(
  'renew-certificates-of-products',
  `with due as (
     select p.id, ${shownOf('c.product_id = p.id')} as certificates from products p
      where p.producer_id = $producerId::int
        and (p.certificates <> '[]'::jsonb or exists (select from certificates c where c.product_id = p.id))
      order by p.id for no key update of p
   )
   update products p set certificates = d.certificates from due d
    where p.id = d.id and p.certificates <> d.certificates returning p.id, p.listed`,
);

const renewProducer = statement<{ id: number; shown: boolean }, { producerId: number }>(
  'renew-certificates-of-producer',
  `with due as (
     select m.id, ${shownOf('c.product_id is null and c.producer_id = m.id')} as certificates from producer_profiles m
      where m.id = $producerId::int for no key update of m
   )
   update producer_profiles m set certificates = d.certificates from due d
    where m.id = d.id and m.certificates <> d.certificates returning m.id, m.shown`,
);

/** Writes beside a producer and its products what is shown of their certificates on this day. */
export async function renewCertificates(
  tx: Db,
  changed: Changed,
  producerId: number,
  today: Day,
): Promise<void> {
  await markShown(tx, { producerId, today });
  for (const { id, listed } of await renewProducts(tx, { producerId }))
    if (listed) changed.product(id, 'in place');
  const [producer] = await renewProducer(tx, { producerId });
  if (producer?.shown) changed.producer(producerId);
}

const outdated = statement<{ producerId: number }, { today: Day; limit: number }>(
  'producers-with-outdated-certificates',
  `select distinct c.producer_id from certificates c where c.shown <> ${IS_SHOWN('$today::date')}
    order by c.producer_id limit $limit::int`,
);

const PORTION = 200;

/** What ended last night is shown no more. */
export async function endCertificates(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  now: Date,
): Promise<void> {
  const today = shopDay(now);
  let found: { producerId: number }[];
  do {
    found = await outdated(db, { today, limit: PORTION });
    for (const { producerId } of found)
      await catalogue.change((tx, changed) => renewCertificates(tx, changed, producerId, today));
  } while (found.length === PORTION);
}
