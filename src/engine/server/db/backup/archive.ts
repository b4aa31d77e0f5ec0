// The file of a backup: gzip over lines of JSON. A head, then each table with its rows, then the pictures, then an end
// that repeats the counts, so that a file cut short is noticed before anything is restored from it.
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '#engine/server/startup-error.ts';

const FORMAT = 'madia-backup';
const VERSION = 1;

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  createdAt: z.string(),
  /** When each migration was made, in ms since 1970: what the tables below look like. */
  migrations: z.array(z.number()).min(1),
});
const identitySchema = z.object({ column: z.string(), value: z.string(), used: z.boolean() });
/** `identity`: where the numbering of the table's rows goes on. */
const tableSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  identity: identitySchema.nullable(),
});
/** Every value as PostgreSQL's own text, so that nothing is rounded or reinterpreted on the way. */
const rowSchema = z.array(z.string().nullable());
const fileSchema = z.object({ file: z.string().regex(/^\w[\w.-]*$/), bytes: z.string() });
const endSchema = z.object({ end: z.record(z.string(), z.number()), files: z.number() });
const lineSchema = z.union([rowSchema, tableSchema, fileSchema, endSchema]);

export type ArchiveHead = z.infer<typeof headSchema>;
export type ArchiveTable = z.infer<typeof tableSchema>;
export type ArchiveRow = z.infer<typeof rowSchema>;
export type ArchiveLine = z.infer<typeof lineSchema>;

export interface ArchiveCounts {
  tables: Record<string, number>;
  files: number;
}

export function headLine(migrations: number[], createdAt: Date): string {
  const head: ArchiveHead = {
    format: FORMAT,
    version: VERSION,
    createdAt: createdAt.toISOString(),
    migrations,
  };
  return `${JSON.stringify(head)}\n`;
}

export function archiveLine(line: ArchiveLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Reads the whole file; only then it is known to be complete. */
export async function inspectArchive(file: string): Promise<ArchiveHead & ArchiveCounts> {
  const lines = archiveLines(file);
  const first = await lines.next();
  const head = headSchema.safeParse(first.value);
  if (!head.success) throw damaged(file, 'it does not begin like one');
  const counts: ArchiveCounts = { tables: {}, files: 0 };
  let table: string | undefined;
  let end: z.infer<typeof endSchema> | undefined;
  for await (const line of readLines(lines, file)) {
    if (end !== undefined) throw damaged(file, 'it goes on after its end');
    if (Array.isArray(line)) {
      if (table === undefined) throw damaged(file, 'it has rows of no table');
      counts.tables[table]! += 1;
    } else if ('table' in line) {
      table = line.table;
      counts.tables[table] = 0;
    } else if ('file' in line) counts.files += 1;
    else end = line;
  }
  if (end === undefined) throw damaged(file, 'its end is missing');
  const wrong = Object.entries(end.end).find(([name, rows]) => counts.tables[name] !== rows);
  if (wrong !== undefined || end.files !== counts.files) throw damaged(file, 'its counts are wrong');
  return { ...head.data, ...counts };
}

/** Everything after the head of a file that was inspected. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveLine> {
  const lines = archiveLines(file);
  await lines.next();
  yield* readLines(lines, file);
}

async function* readLines(lines: AsyncIterable<unknown>, file: string): AsyncGenerator<ArchiveLine> {
  for await (const value of lines) {
    const line = lineSchema.safeParse(value);
    if (!line.success) throw damaged(file, 'a line of it makes no sense');
    yield line.data;
  }
}

async function* archiveLines(file: string): AsyncGenerator<unknown, undefined> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const parts = (rest + String(chunk)).split('\n');
      rest = parts.pop()!;
      for (const part of parts) yield JSON.parse(part) as unknown;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw damaged(file, code ?? message);
  } finally {
    source.destroy();
  }
  if (rest !== '') throw damaged(file, 'its last line is cut');
  return undefined;
}

function damaged(file: string, reason: string): StartupError {
  return new StartupError(`${file} is not a whole backup: ${reason}. Nothing was changed.`);
}
