// What taxes cost: a cart and a checkout without any beside the same with taxes in the prices and on top of them, in turn.
// Part of npm run bench; node bench/taxes.ts (after npm run build) does it by itself, and says what the processor did for
// each, which other programs hardly change.
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { adminCookie } from './administrator.ts';
import { fill } from './fill.ts';
import { inTurn, measure } from './measure.ts';
import { processorSeconds } from './processes.ts';
import { machineOf, type Measured } from './report.ts';
import { pinLoad, startShop, type RunningServer } from './servers.ts';
import { checkouts, purchases } from './shoppers.ts';

/** Short and many: whatever else the machine does meets all kinds alike. */
const ROUNDS = 9;
const LINES = 20;
const SECONDS = 2;
const MODES = ['none', 'included', 'added'] as const;
type Mode = (typeof MODES)[number];
const NAMES = { none: 'no taxes', included: 'taxes included', added: 'taxes added' };
/** With taxes at least so much of the same without. */
const CART_SHARE = 0.95;
const CHECKOUT_SHARE = 0.9;

const RATES = ['food', 'standard'].map((category) => ({
  country: 'US',
  category,
  name: 'Sales tax',
  percent: 5.5,
}));

export async function taxes(
  { shop, seconds, add }: Pick<Measured, 'shop' | 'seconds' | 'add'>,
  productIds: number[],
): Promise<void> {
  const office = await openTaxedShop(shop);
  const cookie = await fillCart(shop, productIds.slice(0, LINES));
  const works = [
    {
      name: `cart of ${LINES} lines`,
      ratio: CART_SHARE,
      work: (turn: number) => measure(`${shop.url}/api/cart`, { seconds: turn, headers: { cookie } }),
    },
    {
      name: 'checkout and its document',
      ratio: CHECKOUT_SHARE,
      work: (turn: number) => checkouts(shop.url, productIds, turn, () => ({})),
    },
  ];
  for (const { name, ratio, work } of works) {
    const figures = await inTurn(ROUNDS, [...MODES], async (mode) => {
      await office.choose(mode);
      return work(Math.max(1, seconds / ROUNDS));
    });
    const ceiling = { name: 'the same without taxes', perSecond: figures[0]!.perSecond };
    for (const [at, mode] of MODES.entries())
      add({
        name: `${name}, ${NAMES[mode]}`,
        ...figures[at]!,
        ...(mode !== 'none' && { ceiling, target: { ratio } }),
      });
  }
  await office.choose(null);
}

async function openTaxedShop(shop: RunningServer) {
  const cookie = await adminCookie(shop);
  for (const rate of RATES) await send(shop, cookie, 'POST', '/api/admin/tax-rates', rate);
  return {
    choose: (mode: Mode | null) =>
      send(shop, cookie, 'PATCH', '/api/admin/settings', { 'tax.mode': mode }).then(() => {}),
  };
}

async function send(
  { url }: RunningServer,
  cookie: string,
  method: string,
  path: string,
  body: object,
): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function fillCart(shop: RunningServer, productIds: number[]): Promise<string> {
  let cookie = '';
  for (const productId of productIds) {
    const answer = await send(shop, cookie, 'POST', '/api/cart', { productId, quantity: 2 });
    const session = answer.headers.getSetCookie().find((set) => set.startsWith('session='));
    cookie = session?.split(';', 1)[0] ?? cookie;
  }
  return cookie;
}

/** Milliseconds of the processor, of shop and database, for one answer; the middle of all rounds. */
async function compareProcessors(shop: RunningServer, database: { pid: number }, productIds: number[]) {
  const office = await openTaxedShop(shop);
  const cookie = await fillCart(shop, productIds.slice(0, LINES));
  const works = {
    [`cart of ${LINES} lines`]: (seconds: number) =>
      measure(`${shop.url}/api/cart`, { seconds, warmUpSeconds: 0, headers: { cookie } }),
    'whole purchase': (seconds: number) => purchases(shop.url, productIds, seconds),
  };
  const used = () => processorSeconds(shop.pid) + processorSeconds(database.pid);
  for (const [name, work] of Object.entries(works)) {
    await work(3);
    const spent = await inTurn(ROUNDS, [...MODES], async (mode) => {
      await office.choose(mode);
      const before = used();
      const figure = await work(SECONDS);
      const count = figure.perSecond * SECONDS;
      return { ...figure, perSecond: count / (used() - before) };
    });
    const each = spent.map(({ perSecond }) => 1000 / perSecond);
    for (const [at, mode] of MODES.entries())
      say(
        `${name}, ${NAMES[mode]}: ${each[at]!.toFixed(2)} ms (${((100 * each[at]!) / each[0]!).toFixed(1)} %), ${spent[at]!.failures} failed`,
      );
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);

if (import.meta.main) {
  const database = await startPostgres(['shared_buffers=512MB']);
  const databaseUrl = await database.createDatabase('taxes');
  const opened = await openPostgres(databaseUrl);
  await opened.withoutLimits((patient) => fill(patient, 1_000, 1_000));
  await opened.db.execute('vacuum analyze');
  await opened.close();
  pinLoad(database);
  const shop = await startShop({ databaseUrl });
  say(machineOf());
  try {
    await compareProcessors(
      shop,
      database,
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
  } finally {
    await shop.stop();
    await database.stop();
  }
}
