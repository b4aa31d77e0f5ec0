// The table for people, the JSON for machines, the chart for the README.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Figure } from './measure.ts';
import type { RunningServer } from './servers.ts';

export interface Row extends Figure {
  name: string;
  engine: 'PostgreSQL' | 'embedded';
  products: number;
  /** What it is held against in the same run. */
  ceiling?: { name: string; perSecond: number };
  /** The same with the fewest products, measured in turn with it. */
  smallest?: Figure;
  target?: Target;
  /** The share of requests that found their response cached. */
  hits?: number;
}

/** What we promise. Of `ratio` and `perSecond` one is enough. */
export interface Target {
  /** The least share of the ceiling. */
  ratio?: number;
  perSecond?: number;
  p99?: number;
  /** The largest part of its speed that it may lose against the smallest shop. */
  fall?: number;
  /** How many times as long as in the smallest shop the slowest may take. */
  p99Times?: number;
  hits?: number;
}

/** One shop under measurement, and where its figures go. */
export interface Measured {
  shop: RunningServer;
  engine: Row['engine'];
  products: number;
  /** How long each figure is measured. */
  seconds: number;
  add(figure: Omit<Row, 'engine' | 'products'>): void;
}

export interface Report {
  date: string;
  machine: string;
  rows: Row[];
}

const FOLDER = path.join(import.meta.dirname, 'results');

export function meets(row: Row): boolean {
  const { target, ceiling, smallest } = row;
  if (target === undefined) return true;
  const byRatio =
    target.ratio !== undefined && ceiling !== undefined && row.perSecond >= target.ratio * ceiling.perSecond;
  const byNumber = target.perSecond !== undefined && row.perSecond >= target.perSecond;
  const speedAsked = target.ratio !== undefined || target.perSecond !== undefined;
  return (
    (!speedAsked || byRatio || byNumber) &&
    row.p99 < (target.p99 ?? Infinity) &&
    (row.hits ?? 1) >= (target.hits ?? 0) &&
    (smallest === undefined ||
      (row.perSecond >= (1 - (target.fall ?? 1)) * smallest.perSecond &&
        row.p99 <= (target.p99Times ?? Infinity) * smallest.p99))
  );
}

/** '-4 %' of speed against the smallest shop. */
export function changeOf({ perSecond, smallest }: Row): string {
  if (smallest === undefined) return '';
  const percent = Math.round(100 * (perSecond / smallest.perSecond - 1));
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

/** '82 % of the same undisturbed, 95 % cached'. */
export function shareOf({ perSecond, ceiling, hits, failures }: Row): string {
  return [
    failures === 0 ? '' : `${failures} refused`,
    ceiling === undefined ? '' : `${Math.round((100 * perSecond) / ceiling.perSecond)} % of ${ceiling.name}`,
    hits === undefined ? '' : `${Math.round(100 * hits)} % cached`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.engine,
    row.products.toLocaleString('en-US'),
    Math.round(row.perSecond).toLocaleString('en-US'),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    shareOf(row),
    changeOf(row),
    targetText(row),
  ]);
  const header = [
    'what',
    'database',
    'products',
    'per second',
    'p50 ms',
    'p99 ms',
    'share of the ceiling',
    'by size',
    'target',
  ];
  const rule = ['---', '---', '---:', '---:', '---:', '---:', '---', '---:', '---'];
  return [header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function targetText(row: Row): string {
  const { target, smallest } = row;
  if (target === undefined) return '';
  const speed = [
    target.ratio === undefined ? '' : `≥ ${Math.round(target.ratio * 100)} %`,
    target.perSecond === undefined ? '' : `≥ ${target.perSecond}/s`,
  ].filter(Boolean);
  const asked = [
    speed.join(' or '),
    target.p99 === undefined ? '' : `p99 < ${target.p99} ms`,
    target.hits === undefined ? '' : `≥ ${Math.round(100 * target.hits)} % cached`,
    smallest === undefined || target.fall === undefined
      ? ''
      : `by size ≥ -${Math.round(target.fall * 100)} %`,
    smallest === undefined || target.p99Times === undefined ? '' : `p99 ≤ ${target.p99Times} times`,
  ].filter(Boolean);
  return `${meets(row) ? 'met' : 'MISSED'}: ${asked.join(', ')}`;
}

export function machineOf(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

export function writeReport(rows: Row[], notes: Record<string, unknown>): void {
  mkdirSync(FOLDER, { recursive: true });
  const machine = machineOf();
  const date = new Date().toISOString();
  writeFileSync(
    path.join(FOLDER, 'latest.json'),
    `${JSON.stringify({ date, machine, ...notes, rows }, null, 2)}\n`,
  );
  writeFileSync(path.join(FOLDER, 'latest.md'), `${machine}\n\n${tableOf(rows)}\n`);
  writeFileSync(path.join(FOLDER, 'latest.svg'), chart(rows));
}

export function readReport(): Report {
  return JSON.parse(readFileSync(path.join(FOLDER, 'latest.json'), 'utf8')) as Report;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Bars of the share of the ceiling; the target as a line. */
function chart(rows: Row[]): string {
  const shown = rows.filter((row) => row.ceiling !== undefined);
  const height = 40 + shown.length * 26;
  const bars = shown.map((row, index) => {
    const share = Math.min(1, row.perSecond / row.ceiling!.perSecond);
    const y = 30 + index * 26;
    const mark =
      row.target?.ratio === undefined
        ? ''
        : `<path d="M${330 + 400 * row.target.ratio} ${y - 2}v20" stroke="#7a1f2b" stroke-width="2"/>`;
    return `<text x="320" y="${y + 13}" text-anchor="end">${escape(`${row.name} (${row.engine}, ${row.products})`)}</text>
<rect x="330" y="${y}" width="${(400 * share).toFixed(1)}" height="16" rx="3" fill="#3f5a36"/>${mark}
<text x="${336 + 400 * share}" y="${y + 13}">${Math.round(share * 100)} %</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#222"><rect width="800" height="${height}" fill="#fff"/><text x="330" y="18" font-weight="bold">Share of the ceiling measured in the same run (line: target)</text>${bars.join('\n')}</svg>\n`;
}
