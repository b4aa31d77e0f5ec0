// The program of a table process: takes one file, answers with its rows, and is ended. A file that was made to be slow or to
// swell takes nobody along, and all memory goes back to the machine at once.
import { setPriority } from 'node:os';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ErrorCode } from '#engine/model/errors.ts';
import { parseTable, type TableQuestion, type TableRow } from './parse-table.ts';

export type TableAnswer =
  | { rows: TableRow[] }
  | { refused: { code: ErrorCode; message: string; params: Record<string, string | number> } };

/** Shoppers come first. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
// The shop has ended: nobody waits any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', (question: TableQuestion) => {
  parseTable(question).then(
    (rows) => process.send!({ rows } satisfies TableAnswer),
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { code, message, details } = error;
      process.send!({ refused: { code, message, params: details.params ?? {} } } satisfies TableAnswer);
    },
  );
});
