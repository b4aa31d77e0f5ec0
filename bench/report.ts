// The table for people, the JSON for machines, the chart for the README.
import { mkdirSync, writeFileSync } from 'node:fs';
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
  /** The least share of the ceiling, or the least number per second, that we promise. */
  target?: { ratio?: number; perSecond?: number; p99?: number };
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

const FOLDER = path.join(import.meta.dirname, 'results');

export function meets(row: Row): boolean {
  const { target, ceiling } = row;
  if (target === undefined) return true;
  const byRatio =
    target.ratio !== undefined && ceiling !== undefined && row.perSecond >= target.ratio * ceiling.perSecond;
  const byNumber = target.perSecond !== undefined && row.perSecond >= target.perSecond;
  const speedAsked = target.ratio !== undefined || target.perSecond !== undefined;
  return (!speedAsked || byRatio || byNumber) && (target.p99 === undefined || row.p99 < target.p99);
}

export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.engine,
    row.products.toLocaleString('en-US'),
    Math.round(row.perSecond).toLocaleString('en-US'),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.ceiling === undefined
      ? ''
      : `${Math.round((100 * row.perSecond) / row.ceiling.perSecond)} % of ${row.ceiling.name}`,
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
    'target',
  ];
  const rule = ['---', '---', '---:', '---:', '---:', '---:', '---', '---'];
  return [header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function targetText(row: Row): string {
  const { target } = row;
  if (target === undefined) return '';
  const asked = [
    target.ratio === undefined ? '' : `≥ ${Math.round(target.ratio * 100)} %`,
    target.perSecond === undefined ? '' : `≥ ${target.perSecond}/s`,
  ].filter(Boolean);
  const text = [asked.join(' or '), target.p99 === undefined ? '' : `p99 < ${target.p99} ms`]
    .filter(Boolean)
    .join(', ');
  return `${meets(row) ? 'met' : 'MISSED'}: ${text}`;
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
