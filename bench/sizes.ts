// node bench/sizes.ts [--products 100000] (after npm run build): what families cost. Lists that show each family once beside plain ones, and a
// cart of 20 lines in 5 families beside one of 20 products alone: asked in turns in the same run, compared by their medians.
import { parseArgs } from 'node:util';
import { isNotNull, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { fill } from './fill.ts';
import { machineOf } from './report.ts';
import { startShop } from './servers.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } });
const PRODUCTS = Number(values.products);
/** Every second producer's products come in sizes of four. */
const MEMBERS = 4;
const LINES = 20;
const LIST_ROUNDS = 80;
const CART_ROUNDS = 400;
/** At most so many times as long. */
const MOST = { lists: 1.1, cart: 1.05 };

const COMMON = 'olive honey cheese chocolate balsamic saffron rice salt oil ham'.split(' ');
const QUALITIES = 'young old wild golden dark bright smoked quiet hill winter'.split(' ');

/** No URL twice: none is answered from the cache. */
const LISTS = [
  // A page that nobody asked for yet: how many there are is known from the others.
  { name: 'list of 24', path: (round: number) => `/api/products?limit=24&page=${round + 1}` },
  { name: 'list by price', path: (round: number) => `/api/products?limit=24&sort=price&page=${round + 1}` },
  {
    name: 'category by price',
    path: (round: number) => `/api/categories/olive-oil/products?limit=24&sort=-price&page=${round + 1}`,
  },
  // Nothing is known: each asks for another price.
  { name: 'list, counted anew', path: (round: number) => `/api/products?limit=24&minPrice=${round / 100}` },
  {
    name: 'search, a common word',
    path: (round: number) =>
      `/api/search?q=${COMMON[round % COMMON.length]}&page=${Math.floor(round / COMMON.length) + 1}`,
  },
  {
    name: 'search, two words',
    path: (round: number) =>
      `/api/search?q=${QUALITIES[round % QUALITIES.length]}%20${COMMON[Math.floor(round / QUALITIES.length)]}`,
  },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const server = await startPostgres(['shared_buffers=512MB']);
const databaseUrl = await server.createDatabase('sizes');
const database = await openPostgres(databaseUrl);
await database.withoutLimits((patient) => fill(patient, PRODUCTS, 0));
await database.withoutLimits(makeFamilies);
const shop = await startShop({ databaseUrl });
try {
  const inFamilies = await database.db.$count(products, isNotNull(products.familyId));
  say(`${machineOf()}; ${PRODUCTS} products, ${inFamilies} of them in families of ${MEMBERS}`);
  for (const { name, path: pathOf } of LISTS)
    await compare(name, LIST_ROUNDS, MOST.lists, [
      (round) => get(pathOf(round)),
      (round) => get(`${pathOf(round)}&collapse=families`),
    ]);
  const [alone, together] = [await aCart(false), await aCart(true)];
  await compare(`cart of ${LINES}`, CART_ROUNDS, MOST.cart, [
    () => get('/api/cart', alone),
    () => get('/api/cart', together),
  ]);
} finally {
  await shop.stop();
  await database.close();
  await server.stop();
}

/** The quicker half decides nothing and the slower half neither: what else the machine does meets both alike. */
async function compare(
  name: string,
  rounds: number,
  most: number,
  calls: readonly [(round: number) => Promise<void>, (round: number) => Promise<void>],
): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // In turns also who comes first: what one reads is in memory for the other.
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await calls[which](round);
      times[which].push(performance.now() - start);
    }
  }
  const [plain, families] = [median(times[0]), median(times[1])];
  const ratio = families / plain;
  const verdict = ratio <= most ? '' : `  ABOVE ${most}`;
  say(
    `  ${name.padEnd(24)} plain ${plain.toFixed(2)} ms, families ${families.toFixed(2)} ms: ${ratio.toFixed(2)}${verdict}`,
  );
}

async function get(path: string, cookie = ''): Promise<void> {
  const answer = await fetch(`${shop.url}${path}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

/** A visitor's cookie, with as many lines as are measured: products in none, or whole families. */
async function aCart(isOfFamilies: boolean): Promise<string> {
  const ids = await rows<{ id: number }>(
    database.db,
    isOfFamilies
      ? sql`select id from products where family_id in (select id from product_families where name like 'Family %' order by id limit ${LINES / MEMBERS}) order by id`
      : sql`select id from products where family_id is null and slug like 'generated-%' order by id limit ${LINES}`,
  );
  if (ids.length !== LINES) throw new Error(`${ids.length} products for a cart of ${LINES}`);
  let cookie = '';
  for (const { id } of ids) {
    const answer = await fetch(`${shop.url}/api/cart`, {
      method: 'POST',
      body: JSON.stringify({ productId: id, quantity: 2 }),
      headers: { 'content-type': 'application/json', cookie },
    });
    if (!answer.ok) throw new Error(`The line was not added: ${answer.status}`);
    const session = answer.headers.getSetCookie().find((each) => each.startsWith('session='));
    if (session !== undefined) cookie = session.split(';')[0]!;
  }
  return cookie;
}

async function makeFamilies({ db }: Database): Promise<void> {
  const placed = sql`(
    select id, producer_id, 'Family ' || place / ${MEMBERS}::int as family, (place % ${MEMBERS}::int)::int as size
      from (select id, producer_id, row_number() over (partition by producer_id order by id) - 1 as place
              from products where producer_id % 2 = 0 and family_id is null) counted) placed`;
  await db.execute(sql`
    insert into product_families (producer_id, name)
    select producer_id, family from ${placed} group by producer_id, family having count(*) = ${MEMBERS}::int`);
  await db.execute(sql`
    update products p
       set family_id = f.id, counts_as = 1 + placed.size, discount_tiers = null,
           size = jsonb_build_object('position', placed.size, 'label', 'Size ' || placed.size,
                                     'labels', '{}'::jsonb, 'ownTiers', p.discount_tiers)
      from ${placed}, product_families f
     where p.id = placed.id and f.producer_id = placed.producer_id and f.name = placed.family`);
  await db.execute(sql`vacuum (full) products`);
  await db.execute(sql`vacuum analyze`);
}
