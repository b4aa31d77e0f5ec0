// What changes cost those who only look: the same visits, undisturbed and while the shop is edited and bought from.
import { adminCookie } from './administrator.ts';
import { measureOnce, measureVisits, type Figure } from './measure.ts';
import { paced } from './paced.ts';
import type { Measured } from './report.ts';
import { pacedPurchases } from './shoppers.ts';
import { zipfVisits } from './visits.ts';

/** The most popular pages, which a shop that runs has cached. */
const WARM_PAGES = 12_000;

/** Every product page as often as any other, while one product a second gets a new price. */
export async function oneEditASecond(measured: Measured, slugs: string[]): Promise<void> {
  const paths = slugs.map((slug) => `/product/${slug}`);
  await measureOnce(measured.shop.url, paths);
  const random = () => paths[Math.floor(Math.random() * paths.length)]!;
  await compare(measured, 'product pages, 1 edit/s', random, { edits: 1 }, { ratio: 0.9 });
}

/** What visitors of a large shop ask for, while products are edited and added and others buy. */
export async function busyMarketplace(measured: Measured, slugs: string[]): Promise<void> {
  const visits = zipfVisits(slugs);
  // The most popular last: the cache keeps what was used last.
  const popular = slugs.slice(0, WARM_PAGES).reverse();
  await measureOnce(
    measured.shop.url,
    popular.map((slug) => `/product/${slug}`),
  );
  const disturbance = { edits: 5, adds: 2, purchases: 20 };
  const target = { ratio: 0.7, hits: 0.9 };
  await compare(measured, 'Zipf mix, 5 edits/s, 2 new/s, 20 bought/s', visits, disturbance, target);
}

interface Disturbance {
  /** All per second. */
  edits?: number;
  adds?: number;
  purchases?: number;
}

async function compare(
  measured: Measured,
  name: string,
  next: () => string,
  disturbance: Disturbance,
  target: { ratio: number; hits?: number },
): Promise<void> {
  const seconds = Math.max(6, measured.seconds * 2);
  // The first who change or buy something run code that nobody has run before, and the first after them meet its traces.
  const settled = async () => {
    await visitFor(measured, next, seconds / 2);
    return visitFor(measured, next, seconds);
  };
  const before = await settled();
  const stop = await disturb(measured, disturbance);
  const disturbed = await settled();
  const failures = await stop();
  // Before and after: the machine itself is faster in one minute than in another.
  const after = await settled();
  const perSecond = (before.perSecond + after.perSecond) / 2;
  measured.add({ name: `${name.split(',', 1)[0]!}, undisturbed`, ...before, perSecond });
  measured.add({
    name,
    ...disturbed,
    failures: disturbed.failures + failures,
    ceiling: { name: 'the same undisturbed', perSecond },
    target,
  });
}

async function visitFor(
  { shop }: Measured,
  next: () => string,
  seconds: number,
): Promise<Figure & { hits: number }> {
  const before = await cacheCounts(shop.url);
  const figure = await measureVisits(shop.url, next, { seconds });
  const after = await cacheCounts(shop.url);
  const asked = after.all - before.all;
  return { ...figure, hits: (after.hits - before.hits) / asked };
}

/** How often pages and public reads were asked for since the start, and how often they were found cached. */
export async function cacheCounts(url: string): Promise<{ hits: number; all: number }> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const count = (result: string) =>
    Number(new RegExp(`response_cache_requests_total\\{result="${result}"\\} (\\d+)`, 'u').exec(metrics)![1]);
  const hits = count('hit') + count('stale');
  return { hits, all: hits + count('miss') };
}

/** Until the returned function is called, which says how many of these calls failed. */
async function disturb({ shop, products }: Measured, wanted: Disturbance): Promise<() => Promise<number>> {
  const headers = { 'content-type': 'application/json', cookie: await adminCookie(shop) };
  const { items } = (await (await fetch(`${shop.url}/api/products?limit=1`)).json()) as {
    items: { producerId: number; categoryId: number }[];
  };
  const [{ producerId, categoryId }] = items as [(typeof items)[0]];
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${shop.url}${path}`, { method, headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const edit = () => {
    const id = 1 + Math.floor(Math.random() * products);
    const price = (300 + Math.floor(Math.random() * 9_000)) / 100;
    return send('PATCH', `/api/products/${id}`, { price });
  };
  const add = () =>
    send('POST', '/api/products', {
      name: `New on the shelf ${Math.random()}`,
      description: 'Made yesterday.',
      price: 9.9,
      quantityAvailable: 100,
      producerId,
      categoryId,
    });
  const ending = new AbortController();
  const productIds = Array.from({ length: 60 }, (_, n) => n + 1);
  const working = [
    paced(wanted.edits ?? 0, edit, ending.signal),
    paced(wanted.adds ?? 0, add, ending.signal),
    pacedPurchases(shop.url, productIds, wanted.purchases ?? 0, ending.signal),
  ];
  return async () => {
    ending.abort();
    return (await Promise.all(working)).reduce((sum, failed) => sum + failed, 0);
  };
}
