import { INK, MARGIN, MUTED, Paper, plain, SIZE, SMALL } from './paper.ts';
import type { Fact, PrintedTable, Printout } from './printout.ts';

/** Within a row of a table, and between its columns. */
const GAP = 4;
const COLUMN_GAP = 8;
const TOTAL_SIZE = 12;
const CODE_SIDE = 90;

/** Draws a document as a tagged PDF: a screen reader finds its headings, its table row by row, and nothing twice. */
export function drawSheet(printout: Printout): Promise<Uint8Array> {
  const paper = new Paper(printout);
  drawHead(paper, printout);
  drawRecipient(paper, printout);
  if (printout.table !== null) drawTable(paper, printout.table);
  drawTotals(paper, printout.totals);
  if (printout.payTo !== null) drawAccount(paper, printout.payTo);
  for (const note of printout.notes) drawNote(paper, note);
  paper.finish(printout.title, printout.pageOf);
  return paper.bytes;
}

function drawHead(paper: Paper, { seller, kind, mark }: Printout): void {
  const { root, width, y: top } = paper;
  const half = width / 2;
  const markWidth = drawMark(paper, mark, 30);
  const at = { x: MARGIN + markWidth, width: half - markWidth };
  let y = paper.put(root, 'P', seller.name, { ...at, y: top, font: 'bold', size: 15 });
  for (const line of seller.lines) y = paper.put(root, 'P', line, { ...at, y, size: SMALL, colour: MUTED });
  const title = { x: MARGIN + half, y: top, width: half, align: 'right', font: 'bold', size: 17 } as const;
  paper.y = Math.max(y, paper.put(root, 'H1', kind, title)) + 10;
  paper.rule(paper.y);
  paper.y += 14;
}

/** Returns how much room it takes beside what follows. */
function drawMark(paper: Paper, { viewBox, shapes }: Printout['mark'], height: number): number {
  const [x = 0, y = 0, width = 1, tall = 1] = viewBox.split(/[\s,]+/u).map(Number);
  const scale = height / tall;
  paper.artifact(() => {
    paper.pdf.save().translate(MARGIN, paper.y).scale(scale).translate(-x, -y);
    for (const { d, colour } of shapes) paper.pdf.path(d).fill(colour);
    paper.pdf.restore();
  });
  return width * scale + 10;
}

function drawRecipient(paper: Paper, { recipient, facts }: Printout): void {
  const { root, width, y: top } = paper;
  const half = width / 2;
  const at = { x: MARGIN, width: half - 14 };
  let y = paper.put(root, 'P', recipient.label, { ...at, y: top, size: SMALL, colour: MUTED }) + 2;
  y = paper.put(root, 'P', recipient.name, { ...at, y, font: 'bold' });
  for (const line of recipient.lines) y = paper.put(root, 'P', line, { ...at, y });
  paper.y = Math.max(y, drawFacts(paper, facts, { x: MARGIN + half, y: top, width: half })) + 18;
}

/** A list of labels and what belongs to them. Returns where it ends. */
function drawFacts(
  paper: Paper,
  facts: readonly Fact[],
  { x, y: top, width }: { x: number; y: number; width: number },
): number {
  const table = paper.pdf.struct('Table');
  paper.root.add(table);
  let y = top;
  for (const { label, value } of facts) {
    const row = paper.pdf.struct('TR');
    table.add(row);
    const labelEnd = paper.put(row, 'TH', label, { x, y, width: width * 0.45, colour: MUTED });
    const valueEnd = paper.put(row, 'TD', value, { x: x + width * 0.47, y, width: width * 0.53 });
    row.end();
    y = Math.max(labelEnd, valueEnd) + 2;
  }
  table.end();
  return y;
}

function drawTable(paper: Paper, { caption, columns, rows }: PrintedTable): void {
  const table = paper.pdf.struct('Table', { title: plain(caption) });
  paper.root.add(table);
  const places = columns.map(({ width, align, header }, at) => ({
    align,
    header,
    x: MARGIN + paper.width * columns.slice(0, at).reduce((sum, column) => sum + column.width, 0),
    width: paper.width * width - (at === columns.length - 1 ? 0 : COLUMN_GAP),
  }));
  const headHeight =
    Math.max(...places.map(({ header, width }) => paper.heightOf(header, width, SIZE, 'bold'))) + 2 * GAP;
  const underHead = () => {
    paper.y += headHeight;
    paper.rule(paper.y);
  };
  paper.makeRoom(headHeight + 40);
  const head = paper.pdf.struct('TR');
  table.add(head);
  for (const { header, ...at } of places)
    paper.put(head, 'TH', header, { ...at, y: paper.y + GAP, font: 'bold' });
  head.end();
  underHead();
  for (const row of rows) {
    const heights = row.map(({ text, note }, at) => {
      const { width } = places[at]!;
      return paper.heightOf(text, width) + (note === undefined ? 0 : paper.heightOf(note, width, SMALL));
    });
    const height = Math.max(...heights) + 2 * GAP;
    if (paper.makeRoom(height)) {
      for (const { header, ...at } of places) paper.repeat(header, { ...at, y: paper.y + GAP, font: 'bold' });
      underHead();
    }
    const line = paper.pdf.struct('TR');
    table.add(line);
    for (const [at, { text, note }] of row.entries()) {
      const { x, width, align } = places[at]!;
      const cell = paper.pdf.struct('TD');
      line.add(cell);
      const end = paper.put(cell, 'P', text, { x, y: paper.y + GAP, width, align });
      if (note !== undefined)
        paper.put(cell, 'P', note, { x, y: end, width, align, size: SMALL, colour: MUTED });
      cell.end();
    }
    line.end();
    paper.y += height;
    paper.rule(paper.y);
  }
  table.end();
  paper.y += 10;
}

function drawTotals(paper: Paper, totals: Printout['totals']): void {
  const width = paper.width * 0.55;
  const x = MARGIN + paper.width - width;
  // They stand together.
  paper.makeRoom(totals.length * 16 + 20);
  const table = paper.pdf.struct('Table');
  paper.root.add(table);
  for (const { label, value, isTotal = false } of totals) {
    const look = isTotal
      ? ({ font: 'bold', size: TOTAL_SIZE, colour: INK } as const)
      : ({ font: 'body', size: SIZE, colour: MUTED } as const);
    if (isTotal) {
      paper.rule(paper.y + 2, x, width);
      paper.y += 6;
    }
    const height = paper.heightOf(label, width * 0.66, look.size, look.font);
    paper.makeRoom(height);
    const { y } = paper;
    const row = paper.pdf.struct('TR');
    table.add(row);
    paper.put(row, 'TH', label, { ...look, x, y, width: width * 0.66 });
    const amount = { x: x + width * 0.68, y, width: width * 0.32, align: 'right' } as const;
    paper.put(row, 'TD', value, { ...look, colour: INK, ...amount });
    row.end();
    paper.y += height + 3;
  }
  table.end();
  paper.y += 14;
}

/** Where to pay, with the code for banking apps. */
function drawAccount(paper: Paper, { title, intro, facts, qrCode }: NonNullable<Printout['payTo']>): void {
  paper.makeRoom(130);
  paper.rule(paper.y);
  paper.y += 10;
  const { root, width } = paper;
  const at = { x: MARGIN, width };
  paper.y = paper.put(root, 'H2', title, { ...at, y: paper.y, font: 'bold', size: 11 }) + 2;
  paper.y = paper.put(root, 'P', intro, { ...at, y: paper.y, colour: MUTED }) + 6;
  const top = paper.y;
  paper.y = drawFacts(paper, facts, { x: MARGIN, y: top, width: width * (qrCode === null ? 0.7 : 0.6) }) + 6;
  if (qrCode === null) return;
  paper.artifact(() => {
    paper.pdf.save().translate(MARGIN + width - CODE_SIDE, top);
    paper.pdf
      .scale(CODE_SIDE / qrCode.size)
      .path(qrCode.path)
      .fill('#000000')
      .restore();
  });
  paper.y = Math.max(paper.y, top + CODE_SIDE + 6);
}

function drawNote(paper: Paper, text: string): void {
  paper.makeRoom(paper.heightOf(text, paper.width, SMALL));
  const look = { x: MARGIN, y: paper.y, width: paper.width, size: SMALL, colour: MUTED };
  paper.y = paper.put(paper.root, 'P', text, look) + 6;
}
