// A worker that floods: in the thread of the one who measures, the warm page would wait for it.
import { parentPort, workerData } from 'node:worker_threads';
import { load, requestTo } from '../load.ts';

export interface Flood {
  url: string;
  /** No two alike, and more than can be asked for in that time. */
  paths: string[];
  connections: number;
  seconds: number;
  perSecond?: number;
}

const { url, paths, ...pace } = workerData as Flood;
const queue = paths.values();
const next = () => {
  const { value: path } = queue.next();
  return path === undefined ? undefined : requestTo(url, { path });
};
const { latencies, seconds } = await load(url, { ...pace, next });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a rule for windows
parentPort!.postMessage(latencies.length / seconds);
