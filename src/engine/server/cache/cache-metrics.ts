import type { Registry } from 'prom-client';
import { showCounter, showGauge } from '#engine/server/http/metrics.ts';
import type { ResponseCache } from './response-cache.ts';

export function showCache(metrics: Registry, cache: ResponseCache): void {
  showCounter(metrics, {
    name: 'response_cache_requests_total',
    help: 'Requests for pages and public reads: whether their response was ready, or ready in a stale list.',
    label: 'result',
    read: () => {
      const { hits, stale, misses } = cache.counts;
      return { hit: hits - stale, stale, miss: misses };
    },
  });
  showGauge(metrics, {
    name: 'response_cache_bytes',
    help: 'Size of the cached responses.',
    read: () => cache.bytes,
  });
  showGauge(metrics, {
    name: 'response_cache_entries',
    help: 'Number of cached responses.',
    read: () => cache.size,
  });
}
