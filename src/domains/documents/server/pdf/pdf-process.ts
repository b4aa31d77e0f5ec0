import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { Printout } from './printout.ts';

/** What the thread is asked, and what it answers. */
export interface PdfQuestion {
  id: number;
  printout: Printout;
}
export type PdfAnswer = { id: number } & ({ pdf: Uint8Array } | { failed: string });

async function answerTo({ id, printout }: PdfQuestion): Promise<PdfAnswer> {
  try {
    return { id, pdf: await drawSheet(printout) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

/** Shoppers come first, where there is one processor for all: most documents go along with a mail, which nobody waits for. */
const LOW_PRIORITY = 5;
// Elsewhere it would count for the whole process.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

parentPort!.on('message', async (question: PdfQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(await answerTo(question));
});
