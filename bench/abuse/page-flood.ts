// What is left of a warm page's speed while others ask for pages that do not exist, or that nobody has asked for before.
import autocannon from 'autocannon';
import { measure, middleOf } from '../measure.ts';

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

export async function floodPages(url: string): Promise<FloodResult[]> {
  const warm = () =>
    measure(url + WARM_PAGE, { seconds: SECONDS, connections: CONNECTIONS, warmUpSeconds: 0 });
  await measure(url + WARM_PAGE, { seconds: SECONDS });
  const results: FloodResult[] = [];
  for (const [flood, pathOf] of Object.entries(FLOODS)) {
    const alone = [];
    const flooded = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await warm());
      const paths = Array.from({ length: FLOOD_SIZE }, (_, n) => ({ path: pathOf(round * FLOOD_SIZE + n) }));
      // In a thread of its own: otherwise the warm page would wait for the one who asks.
      const running = autocannon({
        url,
        requests: paths,
        connections: CONNECTIONS,
        duration: SECONDS,
        workers: 1,
      });
      flooded.push(await warm());
      await running;
    }
    results.push({ flood, share: middleOf(flooded).perSecond / middleOf(alone).perSecond });
  }
  return results;
}
