// npm run lighthouse: every public page of the built shop by Lighthouse on its slow phone, and how long a first tap waits, as
// tables, which a run over all pages writes into docs/slow-phones.md.
//   --only home,shop   --runs 3 (the median counts)   --url https://shop.example (a shop that runs already; only shown)
// Lighthouse is installed beside the project, into .cache/lighthouse: its packages do not belong into the lockfile.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startShop } from '../bench/servers.ts';
import { CHROMIUM_MISSING, findChromium } from './find-chromium.ts';
import { measureTaps, tapTable } from './first-tap.ts';
import { fillDocument } from './fill-document.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const VERSION = '12';
const ATTEMPTS = 3;
const ROOT = path.join(import.meta.dirname, '..');
const folder = path.join(ROOT, '.cache/lighthouse');
const DOCUMENT = path.join(ROOT, 'docs/slow-phones.md');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const LOADED = ['loads', 'scripts', 'pictures'];

/** One of the files a page loads; what is fetched ahead is told by its type alone. */
interface Loaded {
  mimeType?: string;
  /** Bytes on the line. */
  transferSize?: number;
}

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Loaded[] } }>;
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '1' }, url: { type: 'string' } },
});
const chromium = findChromium();
if (chromium === undefined) throw new Error(CHROMIUM_MISSING);
const lighthouse = install();
const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-lighthouse-'));
const shop = values.url === undefined ? await startShop({ dataDir, isAlive: true }) : undefined;
const shopUrl = values.url ?? shop!.url;
try {
  const wanted = values.only?.split(',');
  const pages = Object.entries(PUBLIC_PAGES).filter(([name]) => wanted?.includes(name) ?? true);
  const measured = pages.flatMap(([name, url]) => {
    const reports = Array.from({ length: Number(values.runs) }, () => measure(name, shopUrl + url));
    const report = medianOf(reports.filter((done) => done !== undefined));
    if (report === undefined) return [];
    process.stdout.write(`${rowOf(name, report)}\n`);
    return { name, report };
  });
  const taps = wanted === undefined ? await measureTaps(shopUrl, chromium, Number(values.runs)) : [];
  const table = [tableOf(measured), ...(taps.length > 0 ? [tapTable(taps)] : [])].join('\n');
  writeFileSync(path.join(folder, 'table.md'), table);
  process.stdout.write(`\n${table}`);
  // A run over a few pages, or over another shop, is for somebody who runs it.
  if (wanted === undefined && values.url === undefined) await fillDocument(DOCUMENT, { lighthouse: table });
} finally {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The program's own script; installed once. */
function install(): string {
  const script = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(script)) return script;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-package-lock', '--prefix', folder, `lighthouse@${VERSION}`];
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0)
    throw new Error('Lighthouse was not installed.');
  return script;
}

/** Now and then the browser ends too early, or has drawn nothing yet: then once more, and at last without the page. */
function measure(name: string, url: string): Report | undefined {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = runOnce(url);
    if (typeof result !== 'string') return result;
    process.stderr.write(`${name}, attempt ${attempt} of ${ATTEMPTS}: ${result}\n`);
  }
  process.exitCode = 1;
  return undefined;
}

/** A report that has every figure, or why there is none. */
function runOnce(url: string): Report | string {
  const output = path.join(folder, 'report.json');
  rmSync(output, { force: true });
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const { stderr } = spawnSync(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--ignore-status-code',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium! }, encoding: 'utf8' },
  );
  if (!existsSync(output)) return stderr.trim();
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const missing = Object.values(METRICS).find((audit) => report.audits[audit]?.numericValue === undefined);
  if (missing === undefined) return report;
  return report.runtimeError?.message ?? `no ${missing}`;
}

function medianOf(reports: Report[]): Report | undefined {
  const byScore = reports.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score);
  return byScore[Math.floor(byScore.length / 2)];
}

function rowOf(name: string, { categories, audits }: Report): string {
  const scores = CATEGORIES.map((category) => Math.round(categories[category].score * 100));
  const of = (metric: keyof typeof METRICS) => audits[METRICS[metric]]!.numericValue!;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const times = [seconds(of('FCP')), seconds(of('LCP')), `${Math.round(of('TBT'))} ms`, of('CLS').toFixed(3)];
  return `| ${[name, ...scores, ...times, ...kilobytesOf(audits)].join(' | ')} |`;
}

/** What goes over the line: everything, and what of it are scripts and pictures. */
function kilobytesOf(audits: Report['audits']): string[] {
  const loaded = audits['network-requests']?.details?.items ?? [];
  const of = (kind: RegExp) => {
    const meant = loaded.filter(({ mimeType = '' }) => kind.test(mimeType));
    return `${Math.round(meant.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000)} KB`;
  };
  return [of(/(?:)/u), of(/javascript/u), of(/^image/u)];
}

function tableOf(measured: { name: string; report: Report }[]): string {
  const header = [
    'page',
    'performance',
    'accessibility',
    'practices',
    'SEO',
    ...Object.keys(METRICS),
    ...LOADED,
  ];
  const { model = 'unknown' } = cpus()[0] ?? {};
  const index = Math.round(measured[0]?.report.environment.benchmarkIndex ?? 0);
  return [
    `Lighthouse ${VERSION}, its slow phone, ${values.runs} run(s) a page; ${cpus().length} × ${model}, benchmark index ${index}.`,
    '',
    `| ${header.join(' | ')} |`,
    `|${' --- |'.repeat(header.length)}`,
    ...measured.map(({ name, report }) => rowOf(name, report)),
    '',
  ].join('\n');
}
