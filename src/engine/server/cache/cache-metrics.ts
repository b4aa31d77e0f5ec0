import type { ResponseCache } from './response-cache.ts';

/** For /metrics: how many requests for pages and public reads found their response ready, some of them in a stale list. */
export function cacheMetrics({ counts, bytes, size }: ResponseCache): string[] {
  return [
    '# TYPE response_cache_requests_total counter',
    `response_cache_requests_total{result="hit"} ${counts.hits - counts.stale}`,
    `response_cache_requests_total{result="stale"} ${counts.stale}`,
    `response_cache_requests_total{result="miss"} ${counts.misses}`,
    '# TYPE response_cache_bytes gauge',
    `response_cache_bytes ${bytes}`,
    '# TYPE response_cache_entries gauge',
    `response_cache_entries ${size}`,
  ];
}
