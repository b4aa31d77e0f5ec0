import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { AppError } from '#engine/server/http/app-error.ts';
import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';
import { fileColumns } from '#domains/catalogue/model/files/product-columns.ts';
import type { TableQuestion, TableRow } from './parse-table.ts';
import type { TableAnswer } from './table-process.ts';

/** Beside this file, in the sources and in dist/. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'table-process.ts' : 'table-process.js',
);
/** 10,000 products take two seconds; what takes longer than this on a slow machine was made to take long. */
const PATIENCE_MS = 20_000;
/** 10,000 products take 90 MB. */
const MAX_HEAP_MB = 256;
/** One at a time, so that many files at once cost no more memory than one. */
const queue = new BoundedQueue({ atOnce: 1, waiting: 5, retryAfterSeconds: 10 });

/** The rows of a file, read in a process of its own. It holds neither settings nor secrets. */
export function readTable(file: Uint8Array): Promise<TableRow[]> {
  return queue.run(() => readInProcess(file));
}

async function readInProcess(file: Uint8Array): Promise<TableRow[]> {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const complaint = text(child.stderr!);
  const { promise, resolve, reject } = Promise.withResolvers<TableAnswer>();
  child.once('message', (answer) => {
    resolve(answer as TableAnswer);
    child.kill('SIGKILL');
  });
  child.once('error', reject);
  child.once('close', (exitCode, signal) => {
    // A signal ended it: it took too long, or had no memory left.
    if (signal !== null) reject(new AppError('invalid', 'errors:productFile.tooSlow'));
    else void complaint.then((said) => reject(new Error(`The table process ended (${exitCode}): ${said}`)));
  });
  // It may be gone before it has read everything; 'close' says why.
  child.send({ file, columns: fileColumns() } satisfies TableQuestion, () => {});
  const answer = await promise;
  if ('rows' in answer) return answer.rows;
  const { code, message, params } = answer.refused;
  throw new AppError(code, message, { params });
}
