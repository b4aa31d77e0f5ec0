// What PostgreSQL itself can do: a transaction that inserts an order, its part and two lines and takes two stocks.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Figure } from './measure.ts';

const ORDER = `insert into orders (customer_name, customer_email, shipping_address, order_total_cents, accepted_at)
  values ('Bench', 'bench@example.com', '1 Measuring Lane, Portland', 5000, now()) returning id`;
const part = (order: string) =>
  `insert into order_parts (order_id, goods_cents, commission_basis_points, commission_cents, ship_by) values (${order}, 5000, 1500, 750, current_date) returning id as part`;
const line = (order: string, partId: string, product: string) =>
  `insert into order_items (order_id, part_id, product_id, product_name, unit, quantity, price_cents) values (${order}, ${partId}, ${product}, 'Bench', 'item', 1, 2500)`;
const take = (product: string) =>
  `update products set quantity_available = quantity_available - 1 where id = ${product}`;

/** By pgbench where it is installed, otherwise by a loop of our own over 20 connections. */
export const ORDERS_ARE_RUN_BY = spawnSync('pgbench', ['--version']).status === 0 ? 'pgbench' : 'own loop';

/** How many there are a second; how long each takes is not known. */
export async function orderTransactions(
  databaseUrl: string,
  products: number,
  seconds: number,
): Promise<Figure> {
  const run = ORDERS_ARE_RUN_BY === 'pgbench' ? byPgbench : byLoop;
  return { perSecond: await run(databaseUrl, products, seconds), p50: 0, p99: 0, failures: 0 };
}

function byPgbench(databaseUrl: string, products: number, seconds: number): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'madia-pgbench-'));
  const script = path.join(folder, 'order.sql');
  // Stocks in rising order, as checkout takes them: otherwise two transactions could wait for each other.
  writeFileSync(
    script,
    `\\set a random(1, ${products - 1})\n\\set b random(:a + 1, ${products})\nbegin;\n${ORDER} \\gset\n${part(':id')} \\gset\n${line(':id', ':part', ':a')};\n${line(':id', ':part', ':b')};\n${take(':a')};\n${take(':b')};\ncommit;\n`.replace(
      /\n(insert into orders[^;]*?) \\gset/s,
      (_all, statement: string) => `\n${statement.replaceAll('\n', ' ')} \\gset`,
    ),
  );
  try {
    const output = execFileSync(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        '20',
        '-j',
        '1',
        '-T',
        String(Math.ceil(seconds)),
        '-f',
        script,
        databaseUrl,
      ],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byLoop(connectionString: string, products: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  const deadline = Date.now() + seconds * 1000;
  let done = 0;
  const work = async () => {
    const client = await pool.connect();
    while (Date.now() < deadline) {
      const a = 1 + Math.floor(Math.random() * (products - 1));
      const b = a + 1 + Math.floor(Math.random() * (products - a));
      await client.query('begin');
      const { rows } = await client.query<{ id: number }>({ name: 'order', text: ORDER });
      const { id } = rows[0]!;
      const parts = await client.query<{ part: number }>({ name: 'part', text: part('$1'), values: [id] });
      const lineOf = (product: number) => [id, parts.rows[0]!.part, product];
      await client.query({ name: 'line', text: line('$1', '$2', '$3'), values: lineOf(a) });
      await client.query({ name: 'line', text: line('$1', '$2', '$3'), values: lineOf(b) });
      await client.query({ name: 'take', text: take('$1'), values: [a] });
      await client.query({ name: 'take', text: take('$1'), values: [b] });
      await client.query('commit');
      done += 1;
    }
    client.release();
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: 20 }, work));
  await pool.end();
  return done / ((Date.now() - started) / 1000);
}
