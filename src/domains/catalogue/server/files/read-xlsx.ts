import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { AppError } from '#engine/server/http/app-error.ts';

/** A file of 20 MB can claim to hold terabytes: nobody reads further than this. */
const MAX_UNPACKED_MB = 60;
const MAX_UNPACKED_BYTES = MAX_UNPACKED_MB * 1024 * 1024;
/** More than files of products have, so that a column too many is still named. A cell in column ZZZ is not worth 18,278. */
const MAX_COLUMNS = 100;
const CHUNK_BYTES = 64 * 1024;

const unreadable = () => new AppError('invalid', 'errors:productFile.unreadable');

/** The rows of the first sheet, as texts. */
export async function readXlsx(
  file: Uint8Array,
  take: (cells: string[], row: number) => void,
): Promise<void> {
  const strings = new SharedStrings();
  // Spreadsheets may put the texts behind the sheet that names them, so the file is read twice.
  await parseEntry(file, 'xl/sharedStrings.xml', strings);
  const found = await parseEntry(file, 'xl/worksheets/sheet1.xml', new Sheet(strings.texts, take));
  if (!found) throw unreadable();
}

/** What a handler refuses comes back through the unpacker. */
const asRefusal = (error: unknown) => (error instanceof AppError ? error : unreadable());

interface Handler {
  open(tag: SaxesTagPlain): void;
  text(text: string): void;
  close(name: string): void;
}

/** Unpacks one file of the archive and reads it as XML, a portion at a time: others get their turn in between. */
async function parseEntry(file: Uint8Array, name: string, handler: Handler): Promise<boolean> {
  let found = false;
  let unpacked = 0;
  let fault: Error | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => handler.open(tag as SaxesTagPlain));
  parser.on('text', (text) => handler.text(text));
  parser.on('closetag', (tag) => handler.close(tag.name));
  parser.on('error', () => {
    fault ??= unreadable();
  });
  const decoder = new TextDecoder();
  const unzip = new Unzip((entry) => {
    if (entry.name !== name) return;
    found = true;
    entry.ondata = (error, chunk, isLast) => {
      if (error) fault ??= asRefusal(error);
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED_BYTES)
        fault ??= new AppError('too_large', 'errors:productFile.tooLarge', {
          params: { max: MAX_UNPACKED_MB },
        });
      if (fault !== undefined) return;
      parser.write(decoder.decode(chunk, { stream: !isLast }));
      if (isLast) parser.close();
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length && fault === undefined; at += CHUNK_BYTES) {
    try {
      unzip.push(file.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= file.length);
    } catch (error) {
      fault ??= asRefusal(error);
    }
    await nextTurn();
  }
  if (fault !== undefined) throw fault;
  return found;
}

/** Texts are stored once each; a rich text is several pieces. */
class SharedStrings implements Handler {
  readonly texts: string[] = [];
  #isText = false;
  #current = '';

  open({ name }: SaxesTagPlain): void {
    if (name === 'si') this.#current = '';
    this.#isText = name === 't';
  }

  text(text: string): void {
    if (this.#isText) this.#current += text;
  }

  close(name: string): void {
    this.#isText = false;
    if (name === 'si') this.texts.push(this.#current);
  }
}

class Sheet implements Handler {
  readonly #strings: readonly string[];
  readonly #take: (cells: string[], row: number) => void;
  #cells: string[] = [];
  #row = 0;
  #column = 0;
  #type = '';
  #value = '';
  #isValue = false;

  constructor(strings: readonly string[], take: (cells: string[], row: number) => void) {
    this.#strings = strings;
    this.#take = take;
  }

  open({ name, attributes }: SaxesTagPlain): void {
    if (name === 'row') {
      this.#row = attributes['r'] === undefined ? this.#row + 1 : Number(attributes['r']);
      this.#cells = [];
      this.#column = -1;
    }
    if (name === 'c') {
      this.#column = attributes['r'] === undefined ? this.#column + 1 : columnOf(attributes['r']);
      this.#type = attributes['t'] ?? 'n';
      this.#value = '';
    }
    // Of a formula its last result counts.
    this.#isValue = name === 'v' || name === 't';
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === 'c' && this.#column < MAX_COLUMNS) this.#cells[this.#column] = this.#cellText();
    if (name === 'row')
      this.#take(
        Array.from(this.#cells, (cell) => cell ?? ''),
        this.#row,
      );
  }

  #cellText(): string {
    if (this.#type === 's') return this.#strings[Number(this.#value)] ?? '';
    if (this.#type === 'b') return this.#value === '1' ? 'yes' : 'no';
    if (this.#type !== 'n' || this.#value === '') return this.#value;
    // 0.1 + 0.2 is stored as 0.30000000000000004: fifteen digits are what a spreadsheet shows.
    return String(Number(Number(this.#value).toPrecision(15)));
  }
}

/** 'AB12' is column 27, from 0. Further than any sheet reaches: nowhere. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
