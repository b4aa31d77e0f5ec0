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

parentPort!.on('message', async (question: PdfQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(await answerTo(question));
});
