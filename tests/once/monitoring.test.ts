// What deploy/monitoring asks for is what the shop says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { serverDomains } from '#app/server/domains.ts';
import { Scheduler } from '#engine/server/scheduler/scheduler.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const ALERTS = read('deploy/monitoring/alerts.yml');
const DASHBOARD = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Each under `expr:`, on its line or on the deeper ones below it. */
const alertExpressions = [...ALERTS.matchAll(/^( *)expr: (?:>-\n((?:\1 +.*\n)+)|(.*)\n)/gmu)].map(
  ([, , folded, plain]) => folded ?? plain!,
);
const panelExpressions = DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names with an underscore that are neither functions nor labels: what is left of PromQL without its texts and braces. */
function metricsOf(expression: string): string[] {
  const plain = expression
    .replaceAll(/\{[^}]*\}/gu, '')
    .replaceAll(/\bby \([^)]*\)/gu, '')
    .replaceAll(/\[[^\]]*\]/gu, '');
  return [...plain.matchAll(/\b([a-z]+_[a-z_]+)\b(?!\s*\()/gu)].map(([, name]) => name!);
}

const KEY = 'a-key-that-both-of-its-apps-know-of';
let shop: TestApp;
let shown: string;
beforeAll(async () => {
  shop = await openTestApp({ secretKey: KEY });
  const timers = serverDomains.flatMap((domain) => domain.timers?.(shop.shop) ?? []);
  new Scheduler(timers, { db: shop.db, log: { warn: () => {} } }).showIn(shop.app.metrics);
  await shop.visitor().get('/api/categories');
  shown = (await shop.app.inject('/metrics')).body;
});

it.each([
  ['alert', alertExpressions],
  ['panel', panelExpressions],
])('each %s asks for figures that there are', (_, expressions) => {
  const asked = [...new Set(expressions.flatMap(metricsOf))];
  expect(asked.length).toBeGreaterThan(5);
  const known = [...shown.matchAll(/^# TYPE (\S+) (\S+)$/gmu)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
  );
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

it('routes that alerts and panels name are routes of the shop', () => {
  const named = [...alertExpressions, ...panelExpressions].flatMap((expression) =>
    [...expression.matchAll(/route="(\/[^"]+)"/gu)].map(([, route]) => route!),
  );
  expect(named.length).toBeGreaterThan(1);
  for (const route of named) expect(shop.app.routeTable.map(({ url }) => url)).toContain(route);
});

it('there are six alerts, each with a chapter of docs/operations.md', () => {
  const chapters = read('docs/operations.md');
  const described = [...ALERTS.matchAll(/description: docs\/operations\.md, (.+)$/gmu)].map(
    ([, text]) => text!,
  );
  expect(described).toHaveLength(6);
  for (const text of described)
    for (const [, chapter] of text.matchAll(/"([^"]+)"/gu)) expect(chapters).toContain(`## ${chapter}\n`);
});

it('a queue says what waits, what fails and how late it is, and nothing of what is done', async () => {
  await shop.db.execute(sql`delete from mail_outbox`);
  await shop.db.execute(sql`
    insert into mail_outbox (template, recipient, attempts, sent_at, next_attempt_at, bulk) values
      ('a', 'a@example.com', 0, null, now() - interval '100 seconds', false),
      ('b', 'b@example.com', 3, null, now() + interval '1 hour', false),
      ('c', 'c@example.com', 1, now(), now() - interval '1 day', false),
      ('d', 'd@example.com', 0, null, now() - interval '1 day', true)`);
  const other = await openTestApp({ secretKey: KEY }, shop.shop.database);
  const figures = (await other.app.inject('/metrics')).body;
  expect(figures).toContain('queue_waiting{queue="mail"} 2\n');
  expect(figures).toContain('queue_failing{queue="mail"} 1\n');
  expect(Math.round(Number(/queue_late_seconds\{queue="mail"\} (\S+)/u.exec(figures)![1]))).toBe(100);
  expect(figures).toContain('database_up 1\n');
  expect(figures).toMatch(/queue_waiting\{queue="payments"\} \d/u);
});
