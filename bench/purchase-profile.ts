// Where a purchase spends its time inside PostgreSQL: its statements, and what its connections wait for meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** PostgreSQL's settings, without which it does not count statements. */
export const COUNTING_STATEMENTS = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
];
const SAMPLE_EVERY_MS = 10;
const SHOWN = 12;

interface Statement {
  query: string;
  calls: number;
  plan_ms: number;
  run_ms: number;
  wal_bytes: number;
}

/** `work` resolves to how many purchases it made. */
export async function profilePurchases(operator: pg.Client, work: () => Promise<number>): Promise<string[]> {
  await operator.query('create extension if not exists pg_stat_statements');
  await operator.query('select pg_stat_statements_reset()');
  const waits = new Map<string, number>();
  let isDone = false;
  const sampling = sampleWaits(operator, waits, () => isDone);
  const purchases = await work();
  isDone = true;
  await sampling;
  return [...(await statementsOf(operator, purchases)), ...sharesOf(waits)];
}

async function statementsOf(operator: pg.Client, purchases: number): Promise<string[]> {
  const { rows } = await operator.query<Statement>(
    `select query, calls::float, total_plan_time as plan_ms, total_exec_time as run_ms, wal_bytes::float
       from pg_stat_statements join pg_database d on d.oid = dbid
      where d.datname = current_database() and query not like '%pg_stat_%'
      order by total_plan_time + total_exec_time desc`,
  );
  const sum = (of: (row: Statement) => number) => rows.reduce((total, row) => total + of(row), 0) / purchases;
  const isEnd = ({ query }: Statement) => /^(?:begin|commit|rollback)/iu.test(query);
  const ends = rows.filter(isEnd).reduce((total, { calls }) => total + calls, 0) / purchases;
  return [
    `of one purchase: ${sum(({ calls }) => calls).toFixed(1)} statements (${ends.toFixed(1)} of them begin or end a transaction), ${sum(({ plan_ms }) => plan_ms).toFixed(2)} ms planned, ${sum(({ run_ms }) => run_ms).toFixed(2)} ms run, ${sum(({ wal_bytes }) => wal_bytes).toFixed(0)} bytes of WAL`,
    ...rows.slice(0, SHOWN).map((row) => {
      const each = (value: number) => (value / purchases).toFixed(2);
      const text = row.query.replaceAll(/\s+/gu, ' ').slice(0, 90);
      return `  ${each(row.calls)} × ${each(row.plan_ms)} + ${each(row.run_ms)} ms, ${(row.wal_bytes / purchases).toFixed(0)} bytes: ${text}`;
    }),
  ];
}

/** What each connection that is at work, or within a transaction, waits for at moments one after the other. */
async function sampleWaits(
  operator: pg.Client,
  waits: Map<string, number>,
  isDone: () => boolean,
): Promise<void> {
  while (!isDone()) {
    const { rows } = await operator.query<{ what: string }>(
      `select case when state <> 'active' then 'the shop, within a transaction'
                   else coalesce(wait_event_type || ': ' || wait_event, 'nothing: it works') end as what
         from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
          and state in ('active', 'idle in transaction')`,
    );
    for (const { what } of rows) waits.set(what, (waits.get(what) ?? 0) + 1);
    await wait(SAMPLE_EVERY_MS);
  }
}

function sharesOf(waits: Map<string, number>): string[] {
  const all = [...waits.values()].reduce((sum, count) => sum + count, 0);
  return [...waits]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `  ${((100 * count) / all).toFixed(1)} % waiting for ${what}`);
}
