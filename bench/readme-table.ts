// The latest figures on PostgreSQL, as the table in the README; by itself: node bench/readme-table.ts
import path from 'node:path';
import { fillDocument } from '../scripts/fill-document.ts';
import { changeOf, meets, readReport, shareOf, type Report, type Row } from './report.ts';

const ROOT = path.dirname(import.meta.dirname);
const README = path.join(ROOT, 'README.md');

export async function updateReadme(): Promise<void> {
  await fillDocument(README, { speed: speedTable(readReport()) });
}

function speedTable({ date, machine, rows }: Report): string {
  const measured = rows.filter(({ engine }) => engine === 'PostgreSQL');
  const names = [...new Set(measured.map(({ name }) => name))].filter((name) => !name.startsWith('ceiling'));
  const sizes = [...new Set(measured.map(({ products }) => products))];
  const cell = (name: string, products: number) => {
    const row = measured.find((candidate) => candidate.name === name && candidate.products === products);
    return row === undefined ? '' : figure(row);
  };
  const change = (name: string) =>
    measured
      .filter((row) => row.name === name)
      .map(changeOf)
      .findLast(Boolean) ?? '';
  const table = [
    ['', ...sizes.map((size) => `${size.toLocaleString('en-US')} products`), 'by size'],
    ['---', ...sizes.map(() => '---'), '---:'],
    ...names.map((name) => [name, ...sizes.map((size) => cell(name, size)), change(name)]),
  ];
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
