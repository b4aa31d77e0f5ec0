import type { PathOf } from '#engine/model/api/contract.ts';
import type { FileLine, PreviewRow, PreviewSum } from '#domains/catalogue/model/files/product-file.ts';
import { streamLines } from '#engine/web/api/send-form.ts';

export interface Preview {
  rows: PreviewRow[];
  sum: PreviewSum;
}

type OnProgress = (done: number, total: number) => void;

/** Something went wrong after the answer had begun: its text is for people already. */
export class FileRefused extends Error {}

export async function previewFile(file: File): Promise<Preview> {
  const rows: PreviewRow[] = [];
  let sum: PreviewSum | undefined;
  await send('/api/product-file/preview', formOf(file), (line) => {
    if ('rows' in line) rows.push(...line.rows);
    if ('preview' in line) sum = line.preview;
  });
  return { rows, sum: sum! };
}

export async function applyFile(
  file: File,
  fingerprint: string,
  onProgress: OnProgress,
): Promise<{ added: number; changed: number }> {
  const form = formOf(file);
  form.set('fingerprint', fingerprint);
  let applied: { added: number; changed: number } | undefined;
  await send('/api/product-file/apply', form, (line) => {
    if ('progress' in line) onProgress(line.progress.done, line.progress.total);
    if ('applied' in line) applied = line.applied;
  });
  return applied!;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

async function send(url: PathOf<'POST'>, form: FormData, onLine: (line: FileLine) => void): Promise<void> {
  await streamLines<FileLine>(url, form, (line) => {
    if ('error' in line) throw new FileRefused(line.error);
    onLine(line);
  });
}
