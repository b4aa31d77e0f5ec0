// The latest figures on PostgreSQL: a few rows in the README, all of them in docs/measurements/speed.md. By itself:
// node bench/readme-table.ts
import path from 'node:path';
import { fillDocument } from '../scripts/fill-document.ts';
import { changeOf, meets, readReport, shareOf, type Report, type Row } from './report.ts';

const ROOT = path.dirname(import.meta.dirname);
const README = path.join(ROOT, 'README.md');
const ALL_FIGURES = path.join(ROOT, 'docs/measurements/speed.md');
/** What a newcomer wants to know first; each is measured with every number of products. */
const MAIN_ROWS = [
  'product page, warm',
  'shop page, warm',
  'search, warm',
  'catalogue list of 24',
  'cart write',
];

export async function updateReadme(): Promise<void> {
  const report = readReport();
  await fillDocument(README, { speed: mainTable(report) });
  await fillDocument(ALL_FIGURES, { speed: wholeTable(report) });
}

function mainTable(report: Report): string {
  const { sizes, cell } = figuresOf(report);
  return underMachine(report, [
    ['', ...sizes.map(columnName)],
    ['---', ...sizes.map(() => '---')],
    ...MAIN_ROWS.map((name) => [name, ...sizes.map((size) => cell(name, size))]),
  ]);
}

function wholeTable(report: Report): string {
  const { measured, names, sizes, cell } = figuresOf(report);
  const change = (name: string) =>
    measured
      .filter((row) => row.name === name)
      .map(changeOf)
      .findLast(Boolean) ?? '';
  return underMachine(report, [
    ['', ...sizes.map(columnName), 'by size'],
    ['---', ...sizes.map(() => '---'), '---:'],
    ...names.map((name) => [name, ...sizes.map((size) => cell(name, size)), change(name)]),
  ]);
}

function figuresOf({ rows }: Report) {
  const measured = rows.filter(({ engine }) => engine === 'PostgreSQL');
  const names = [...new Set(measured.map(({ name }) => name))].filter((name) => !name.startsWith('ceiling'));
  const sizes = [...new Set(measured.map(({ products }) => products))];
  const cell = (name: string, products: number) => {
    const row = measured.find((candidate) => candidate.name === name && candidate.products === products);
    return row === undefined ? '' : figure(row);
  };
  return { measured, names, sizes, cell };
}

function columnName(products: number): string {
  return `${products.toLocaleString('en-US')} products`;
}

function underMachine({ date, machine }: Report, table: string[][]): string {
  return [
    `${date.slice(0, 10)}, ${machine}, PostgreSQL (512 MB of buffers) beside it; server on one core, load on the other:`,
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** '13,478/s, 92 % of a prepared buffer', and whether that is less than was asked. */
function figure(row: Row): string {
  const perSecond = `${Math.round(row.perSecond).toLocaleString('en-US')}/s`;
  return `${perSecond}, ${shareOf(row) || `p99 ${Math.round(row.p99)} ms`}${meets(row) ? '' : ' (below target)'}`;
}

if (process.argv[1] === import.meta.filename) await updateReadme();
