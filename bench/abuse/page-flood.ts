// What is left of a warm page's speed while others ask for pages that do not exist, or that nobody has asked for before.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { measure, middleOf } from '../measure.ts';
import type { Flood } from './flooder.ts';

const WARM_PAGE = '/product/taggiasca-extra-virgin-olive-oil';
const CONNECTIONS = 20;
const SECONDS = 2;
const ROUNDS = 3;
/** No two alike, and more than are asked for in one round. */
const FLOOD_SIZE = 20_000;
/** The share of its speed that a warm page keeps. */
export const MIN_SHARE = 0.5;

const FLOODS = {
  'unknown paths': (n: number) => `/nowhere-${n}`,
  'paths below a page': (n: number) => `/login/x-${n}`,
  'unknown products': (n: number) => `/product/none-${n}`,
  'pages never asked for': (n: number) => `/shop?flood=${n}`,
};

interface FloodResult {
  flood: string;
  /** Of the warm page's speed, compared within the same run: with the flood and without it, in turn. */
  share: number;
}

/**
 * Who floods takes a processor's time as well, which the shop cannot help: without the flood, somebody else is asked as
 * often.
 */
export async function floodPages(url: string): Promise<FloodResult[]> {
  const warm = () =>
    measure(url + WARM_PAGE, { seconds: SECONDS, connections: CONNECTIONS, warmUpSeconds: 0 });
  await measure(url + WARM_PAGE, { seconds: SECONDS });
  const bystander = new Worker(new URL('./bystander.ts', import.meta.url));
  const [port] = (await once(bystander, 'message')) as [number];
  const results: FloodResult[] = [];
  for (const [flood, pathOf] of Object.entries(FLOODS)) {
    const alone = [];
    const flooded = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const paths = Array.from({ length: FLOOD_SIZE }, (_, n) => pathOf(round * FLOOD_SIZE + n));
      const flooding = ask(url, paths);
      flooded.push(await warm());
      const elsewhere = ask(`http://127.0.0.1:${port}`, paths, await flooding);
      alone.push(await warm());
      await elsewhere;
    }
    results.push({ flood, share: middleOf(flooded).perSecond / middleOf(alone).perSecond });
  }
  await bystander.terminate();
  return results;
}

/** How many a second were answered. */
async function ask(url: string, paths: string[], perSecond?: number): Promise<number> {
  const flood: Flood = {
    url,
    paths,
    connections: CONNECTIONS,
    seconds: SECONDS,
    ...(perSecond !== undefined && { perSecond }),
  };
  const flooder = new Worker(new URL('./flooder.ts', import.meta.url), { workerData: flood });
  const [answered] = (await once(flooder, 'message')) as [number];
  return answered;
}
