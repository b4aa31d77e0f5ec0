// node bench/families.ts (after npm run build): what sizes on one ladder cost. Lists of 100,000 products with one row for each
// family beside plain ones, and a cart of 20 lines in five families beside one of 20 lines in none. About six minutes.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { fill } from './fill.ts';
import { BROWSER, inTurn, measure, type Figure } from './measure.ts';
import { machineOf } from './report.ts';
import { pinLoad, startShop, type RunningServer } from './servers.ts';

const PRODUCTS = 100_000;
/** Of each producer. */
const FAMILIES_OF_PRODUCER = 200;
const SIZES = 4;
const LINES = 20;
const SECONDS = 3;
const ROUNDS = 5;
/** Asked for one after the other. */
const PAGES = 20;
const COLLAPSED = '&collapse=families';

const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const server = await startPostgres(['shared_buffers=512MB']);
const databaseUrl = await server.createDatabase('families');
const database = await openPostgres(databaseUrl);
await database.withoutLimits((patient) => fill(patient, PRODUCTS, 1_000));
await database.close();
pinLoad(server);
const operator = new pg.Client({ connectionString: databaseUrl });
await operator.connect();
const inFamilies = await makeFamilies();
say(
  `${machineOf()}; ${PRODUCTS.toLocaleString('en-US')} products, families of ${SIZES}, ${FAMILIES_OF_PRODUCER} of each producer`,
);
const shop = await startShop({ databaseUrl });

try {
  await settled();
  await compareWarm('/api/products?limit=24&sort=newest');
  for (const sort of ['featured', 'price', '-price', 'newest', 'name'])
    await compareCold(`by ${sort}`, `/api/products?limit=24&sort=${sort}`, 1);
  await compareCold('far behind', '/api/products?limit=24&sort=newest', 390);
  await compareCold('of a category', '/api/categories/cheese/products?limit=24&sort=price', 1);
  await compareCold('in stock', '/api/products?limit=24&sort=featured&inStock=true', 1);
  await compareCold('of a price', '/api/products?limit=24&sort=price&minPrice=20&maxPrice=80', 1);
  const { rows } = await operator.query<{ id: number }>(
    `select id from products where family_id is null and listed order by id limit ${LINES}`,
  );
  const carts = [
    await fillCart(
      shop,
      rows.map(({ id }) => id),
    ),
    await fillCart(shop, inFamilies),
  ];
  const [plain, pooled] = await inTurn(ROUNDS, carts, (cookie) =>
    measure(`${shop.url}/api/cart`, { seconds: SECONDS, headers: { cookie } }),
  );
  say(
    `cart of ${LINES} lines: ${plain!.perSecond.toFixed(0)}/s, in five families ${pooled!.perSecond.toFixed(0)}/s (${share(pooled!.perSecond, plain!.perSecond)})`,
  );
} finally {
  await shop.stop();
  await operator.end();
  await server.stop();
}

/** The shop has said which size stands for each family: it begins within a minute of its start. */
async function settled(): Promise<void> {
  for (;;) {
    const { rows } = await operator.query<{ count: number }>(
      'select count(*)::int as count from unsettled_families',
    );
    if (rows[0]!.count === 0) break;
    await wait(1_000);
  }
  await operator.query('vacuum analyze products');
}

async function compareWarm(path: string): Promise<void> {
  const [plain, families] = await inTurn(ROUNDS, ['', COLLAPSED], (more) =>
    measure(`${shop.url}${path}${more}`, { seconds: SECONDS }),
  );
  sayBoth('list, asked for again', plain!, families!);
}

/** Twenty pages of the list, each once, after everything cached was forgotten: its total is counted anew, too. */
async function compareCold(what: string, path: string, from: number): Promise<void> {
  const [plain, families] = await inTurn(ROUNDS, ['', COLLAPSED], async (more) => {
    await operator.query("select announce_catalogue_change('*')");
    await wait(500);
    const began = performance.now();
    for (let page = from; page < from + PAGES; page += 1) {
      const answer = await fetch(`${shop.url}${path}${more}&page=${page}`, { headers: BROWSER });
      if (!answer.ok) throw new Error(`A list was not read: ${answer.status}`);
      await answer.arrayBuffer();
    }
    const perSecond = PAGES / ((performance.now() - began) / 1000);
    return { perSecond, p50: 0, p99: 0, failures: 0 };
  });
  sayBoth(`list ${what}, never asked for`, plain!, families!);
}

function sayBoth(what: string, plain: Figure, families: Figure): void {
  say(
    `${what}: ${plain.perSecond.toFixed(0)}/s, by families ${families.perSecond.toFixed(0)}/s (${share(families.perSecond, plain.perSecond)})`,
  );
}

/** Returns the products of five of them. */
async function makeFamilies(): Promise<number[]> {
  await operator.query(
    `create temp table sized as
       select id, producer_id, n % ${SIZES} as size, 'Family ' || n / ${SIZES} as family
         from (select id, producer_id, row_number() over (partition by producer_id order by id) - 1 as n
                 from products where producer_id is not null and family_id is null and id > 100) p
        where n < ${SIZES * FAMILIES_OF_PRODUCER}`,
  );
  await operator.query(
    'insert into product_families (producer_id, name) select distinct producer_id, family from sized',
  );
  await operator.query(
    `update products p set family_id = f.id, counts_as = 1 + s.size, discount_tiers = null,
            size = jsonb_build_object('position', s.size, 'label', s.size + 1 || ' pieces', 'labels', '{}'::jsonb, 'ownTiers', null)
       from sized s join product_families f on f.producer_id = s.producer_id and f.name = s.family where p.id = s.id`,
  );
  await operator.query('vacuum analyze products');
  const { rows } = await operator.query<{ id: number }>(
    `select p.id from products p where p.family_id in (
       select family_id from products where listed and in_stock and family_id is not null
        group by family_id having count(*) = ${SIZES} order by family_id desc limit ${LINES / SIZES})`,
  );
  return rows.map(({ id }) => id);
}

async function fillCart({ url }: RunningServer, productIds: number[]): Promise<string> {
  let cookie = '';
  for (const productId of productIds) {
    const answer = await fetch(`${url}/api/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ productId, quantity: 2 }),
    });
    if (!answer.ok) throw new Error(`A line was not added: ${answer.status} ${await answer.text()}`);
    cookie =
      answer.headers
        .getSetCookie()
        .find((set) => set.startsWith('session='))
        ?.split(';', 1)[0] ?? cookie;
  }
  return cookie;
}
