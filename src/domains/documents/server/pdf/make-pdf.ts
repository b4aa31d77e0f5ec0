import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';
import type { PdfAnswer, PdfQuestion } from './pdf-process.ts';
import type { Printout } from './printout.ts';

/** Beside this file, in the sources and in dist/. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'pdf-process.ts' : 'pdf-process.js',
);
/** 60 lines take a fifth of a second; what takes longer than this is stuck. */
const PATIENCE_MS = 20_000;
const MAX_HEAP_MB = 128;
/** The thread lays one out after the other; as many more may wait as are read before they are old. */
const queue = new BoundedQueue({ atOnce: 1, waiting: 40, retryAfterSeconds: 5 });

let thread: Worker | undefined;
let asked = 0;

/**
 * Sets a document on paper, in a thread of its own: laying out text takes long enough to keep everybody else waiting. The
 * thread is started when it is first needed and does not keep the process alive.
 */
export function makePdf(printout: Printout): Promise<Uint8Array> {
  return queue.run(() => drawInThread(printout));
}

async function drawInThread(printout: Printout): Promise<Uint8Array> {
  thread ??= startThread();
  const worker = thread;
  asked += 1;
  const id = asked;
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onAnswer = (answer: PdfAnswer) => {
    if (answer.id !== id) return;
    if ('pdf' in answer) resolve(answer.pdf);
    else reject(new Error(`The PDF could not be made: ${answer.failed}`));
  };
  const onEnd = (code: number) => reject(new Error(`The thread for PDFs ended (${code})`));
  worker.on('message', onAnswer).once('error', reject).once('exit', onEnd);
  const stuck = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  // While somebody waits for it, it counts as work.
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ id, printout } satisfies PdfQuestion);
  try {
    return await promise;
  } finally {
    clearTimeout(stuck);
    worker.unref();
    worker.off('message', onAnswer).off('error', reject).off('exit', onEnd);
  }
}

function startThread(): Worker {
  const worker = new Worker(PROGRAM, {
    // It holds neither settings nor secrets.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  // Who waits for it has heard of it.
  worker.on('error', () => {});
  return worker;
}
