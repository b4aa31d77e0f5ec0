// What 1, 10 and 100 million visits a day need, as the table in docs/scale.md; by itself: node bench/scale-table.ts
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SeededRandom } from '#sample/history/seeded-random.ts';
import { fillDocument } from '../scripts/fill-document.ts';
import { readReport, type Report } from './report.ts';
import { type Cost, type Costs, loadOf, playCache, settle } from './scale-model.ts';
import { zipfVisits } from './visits.ts';

/**
 * Six pages with their scripts and pictures, three looks at one's cart or account, and one visitor in fifty buys; a tenth of
 * the day in its busiest hour. Six pages, scrolled, asked an empty browser for 145 to 161 files, fewer where it has been before.
 */
const HABITS = { pages: 6, files: 100, own: 3, purchases: 0.02, busiestHour: 0.1 };
/** What a visit loads, most of it pictures and scripts, in bytes. */
const VISIT_BYTES = 700_000;
const PRODUCTS = 100_000;
/** Pages and the reads behind them in the 128 MB of one process. */
const ENTRIES = 16_000;
const REQUESTS_PER_PROCESS = 40_000;
/** Visits a day, and products that are edited, added or sold out each second. */
const SIZES = [
  { visits: 1_000_000, changes: 0.5 },
  { visits: 10_000_000, changes: 2 },
  { visits: 100_000_000, changes: 10 },
];
const DOCUMENT = path.join(import.meta.dirname, '../docs/scale.md');
const TWO_PROCESSES = path.join(import.meta.dirname, 'results/two-processes.json');

/** Without a measurement of two processes (`npm run bench:two`) the document stays as it is. */
export async function updateScale(): Promise<void> {
  if (!existsSync(TWO_PROCESSES)) return;
  const two = readTwoProcesses();
  await fillDocument(DOCUMENT, { scale: scaleTable(readReport(), two), two: checkTable(two) });
}

interface TwoProcesses {
  date: string;
  one: MixedCosts;
  two: MixedCosts;
  predicted: MixedCosts;
}

interface MixedCosts extends Omit<Costs, 'file'> {
  mix: Cost;
  hits: number;
}

/** What two processes were said to cost, and did. */
function checkTable({ one, two, predicted }: TwoProcesses): string {
  const all = [one, predicted, two];
  const ms = ({ shop, database }: Cost) => `${(1000 * shop).toFixed(2)} + ${(1000 * database).toFixed(2)}`;
  const line = (name: string, of: 'mix' | 'warm' | 'own' | 'purchase') =>
    [name, ...all.map((costs) => ms(costs[of]))].join(' | ');
  return [
    'in ms of shop + database | one process | two, predicted | two, measured',
    '--- | ---: | ---: | ---:',
    ['visits found cached', ...all.map(({ hits }) => `${(100 * hits).toFixed(1)} %`)].join(' | '),
    line('a page or public read of the mix', 'mix'),
    line('page from the cache', 'warm'),
    line('cart write', 'own'),
    line('whole purchase', 'purchase'),
  ]
    .map((cells) => `| ${cells} |`)
    .join('\n');
}

function readTwoProcesses(): TwoProcesses {
  return JSON.parse(readFileSync(TWO_PROCESSES, 'utf8')) as TwoProcesses;
}

/**
 * Of pages the core that made them had nothing else to do, so the bench's speed is its cost. Where shop and database wait
 * for each other a speed says little: there it is their processor time.
 */
function costsOf({ rows }: Report, { one }: TwoProcesses): Costs {
  const secondsOf = (name: string) => {
    const row = rows.find(
      (candidate) =>
        candidate.name === name && candidate.engine === 'PostgreSQL' && candidate.products === PRODUCTS,
    );
    if (row === undefined) throw new Error(`The bench has no '${name}' for ${PRODUCTS} products`);
    return 1 / row.perSecond;
  };
  return {
    warm: { ...one.warm, shop: secondsOf('product page, warm') },
    cold: { ...one.cold, shop: secondsOf('product page, cold') },
    file: { shop: (secondsOf('script') + secondsOf('picture')) / 2, database: 0 },
    own: one.own,
    purchase: one.purchase,
  };
}

function scaleTable(report: Report, two: TwoProcesses): string {
  const costs = costsOf(report, two);
  const slugs = Array.from({ length: PRODUCTS }, (_, rank) => String(rank));
  const chance = new SeededRandom(1);
  const random = () => chance.next();
  const columns = SIZES.map(({ visits, changes }) => {
    const load = loadOf(visits, HABITS);
    let hits = 0;
    const need = settle(load, costs, (processes) => {
      const shares = playCache({
        next: zipfVisits(slugs, random),
        changed: () => slugs[Math.floor(random() * PRODUCTS)]!,
        requestsPerChange: load.pages / changes / processes,
        entries: ENTRIES,
        warmUp: REQUESTS_PER_PROCESS,
        requests: REQUESTS_PER_PROCESS,
      });
      hits = shares.hits;
      return shares;
    });
    const megabits = (load.pages / HABITS.pages) * VISIT_BYTES * 8e-6;
    return [
      visits.toLocaleString('en-US'),
      rounded(load.pages),
      rounded(load.files),
      rounded(load.own),
      load.purchases.toFixed(1),
      megabits < 1_000 ? `${Math.round(megabits)} Mbit/s` : `${(megabits / 1_000).toFixed(1)} Gbit/s`,
      `${changes}/s, ${Math.round(100 * hits)} % cached`,
      `${need.shopCores.toFixed(1)} → ${need.processes}`,
      `${need.databaseCores.toFixed(1)} → ${need.databaseMachineCores}`,
    ];
  });
  const names = [
    'visits a day',
    'pages and public reads a second',
    'scripts and pictures a second',
    'own calls a second',
    'purchases a second',
    'network',
    'changes, and what is found cached',
    'busy cores of the shop → processes',
    'busy cores of the database → of its machine',
  ];
  const lines = names.map((name, at) => [name, ...columns.map((column) => column[at]!)]);
  const cost = (name: string, { shop, database }: Costs['warm']) =>
    `${name} ${(1000 * shop).toFixed(2)} + ${(1000 * database).toFixed(2)}`;
  return [
    `Bench of ${report.date.slice(0, 10)}, processor time of ${two.date.slice(0, 10)}, ${report.machine}. Of one, in ms of shop + database: ${[
      cost('from the cache', costs.warm),
      cost('made anew', costs.cold),
      cost('script or picture', costs.file),
      cost('own call', costs.own),
      cost('whole purchase', costs.purchase),
    ].join(', ')}.`,
    '',
    ...[lines[0]!, ['---', ...SIZES.map(() => '---:')], ...lines.slice(1)].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
  ].join('\n');
}

function rounded(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

if (process.argv[1] === import.meta.filename) await updateScale();
