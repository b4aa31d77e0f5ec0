import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
// oxlint-disable-next-line import/no-named-as-default -- its types know no other export
import PDFDocument from 'pdfkit';
import { attachEInvoice, keepMetadataWellFormed } from './factur-x.ts';
import type { Printout } from './printout.ts';

const packages = createRequire(import.meta.url);
const readFont = (name: string) =>
  create(readFileSync(packages.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)));
/** Read once for all documents: its tables take several times as long as to set an invoice. */
const FONTS = {
  body: readFont('400Regular/NotoSans_400Regular'),
  bold: readFont('600SemiBold/NotoSans_600SemiBold'),
};

/** In points. */
export const MARGIN = 50;
const FOOT = 40;
export const SIZE = 9.5;
export const SMALL = 8;
export const INK = '#1d1b16';
export const MUTED = '#5d584c';
const RULE = '#cfc8b8';

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** How a text looks and where it stands. */
export interface Look {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
  font?: 'body' | 'bold';
  size?: number;
  colour?: string;
}

/** Sheets of paper that are written from top to bottom. What is put on them is tagged, for those who have it read to them. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly bytes: Promise<Uint8Array>;
  /** Where the next thing begins. */
  y = MARGIN;

  constructor({ paper, language, title, seller, writtenAt, eInvoice = null }: Printout) {
    this.pdf = new PDFDocument({
      // A file in it is allowed in an archive of this kind, and in no earlier one.
      ...(eInvoice !== null && { subset: 'PDF/A-3b' }),
      size: paper,
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: title,
        Author: seller.name,
        CreationDate: new Date(writtenAt),
        ModDate: new Date(writtenAt),
      },
    });
    for (const [name, font] of Object.entries(FONTS)) {
      // @ts-expect-error -- its types do not know yet that it takes a font that was read before
      this.pdf.registerFont(name, font);
    }
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    if (eInvoice !== null) attachEInvoice(this.pdf, eInvoice, new Date(writtenAt));
    keepMetadataWellFormed(this.pdf);
    const chunks: Uint8Array[] = [];
    this.pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.pdf.once('end', () => resolve(Buffer.concat(chunks)));
    this.pdf.once('error', reject);
    this.bytes = promise;
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  /** Text of a structure element, at a place. Returns where it ends. */
  put(parent: Structure, tag: string, text: string, look: Look): number {
    const { x, y, width, align = 'left', font = 'body', size = SIZE, colour = INK } = look;
    const end = y + this.heightOf(text, width, size, font);
    parent.add(
      this.pdf.struct(tag, {}, [
        () => {
          this.pdf.font(font).fontSize(size).fillColor(colour).text(plain(text), x, y, { width, align });
        },
      ]),
    );
    return end;
  }

  heightOf(text: string, width: number, size = SIZE, font: 'body' | 'bold' = 'body'): number {
    return this.pdf.font(font).fontSize(size).heightOfString(plain(text), { width });
  }

  /** What is not part of the text: lines, marks, page numbers. */
  artifact(drawn: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    drawn();
    this.pdf.endMarkedContent();
  }

  /** Text that ears have heard already. */
  repeat(
    text: string,
    { x, y, width, align = 'left', font = 'body', size = SIZE, colour = INK }: Look,
  ): void {
    this.artifact(() => {
      this.pdf.font(font).fontSize(size).fillColor(colour).text(plain(text), x, y, { width, align });
    });
  }

  rule(y: number, x = MARGIN, width = this.width): void {
    this.artifact(() => {
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(RULE)
        .stroke();
    });
  }

  /** Begins a new page if this does not fit on what is left of this one, and says so. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.pdf.page.height - MARGIN - FOOT) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
  }

  /** The title and 'Page 1 of 3' at the foot of every page; then nothing more can be put on them. */
  finish(title: string, pageOf: string): void {
    this.root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      const text = pageOf.replace('{page}', String(page + 1)).replace('{pages}', String(count));
      const look = { y: this.pdf.page.height - MARGIN, size: SMALL, colour: MUTED, width: this.width / 2 };
      this.repeat(title, { ...look, x: MARGIN });
      this.repeat(text, { ...look, x: MARGIN + this.width / 2, align: 'right' });
    }
    this.pdf.end();
  }
}

/** A font has no glyphs for what steers a terminal or turns the direction of writing. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, (signs) => (signs.includes('\n') ? '\n' : ' '));
}
