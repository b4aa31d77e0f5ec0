import { z } from 'zod';
import { FILE_FORMATS } from './file-limits.ts';

export const fileQuerySchema = z.object({
  format: z.enum(FILE_FORMATS, 'validation:invalidInput'),
  /** Only the head and an example, to start from. */
  template: z.literal('true', 'validation:invalidInput').optional(),
});

export const applySchema = z.object({
  /** Of the preview that was seen: what is done is what was shown. */
  fingerprint: z.string('validation:required').max(100, 'validation:invalidInput'),
});

/** What a row of the file would do. */
export interface PreviewRow {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  name: string;
  kind: 'new' | 'change';
  changes: { column: string; from: string; to: string }[];
  /** Sentences; with any of them nothing of the file is done. */
  problems: { column: string | null; message: string }[];
}

export interface PreviewSum {
  fingerprint: string;
  added: number;
  changed: number;
  same: number;
  wrong: number;
}

/** Both calls answer line by line, in JSON, while they work. */
export type FileLine =
  | { progress: { done: number; total: number } }
  | { rows: PreviewRow[] }
  | { preview: PreviewSum }
  | { applied: { added: number; changed: number } }
  | { error: string };
