import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { eachLine } from './each-line.ts';

const LONGEST = 500;

async function linesOf(chunks: string[], tooLong?: () => void): Promise<string[]> {
  const stream = new PassThrough();
  const lines: string[] = [];
  eachLine(stream, { longest: LONGEST, heard: (line) => lines.push(line), ...(tooLong && { tooLong }) });
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await new Promise((resolve) => stream.once('close', resolve));
  return lines;
}
const ENDLESS = Array.from({ length: 64 }, () => 'x'.repeat(65_536));

it('hears lines as they were written, in however many pieces they come', async () => {
  expect(await linesOf(['one\ntw', 'o\n\nthr', 'ee'])).toEqual(['one', 'two', '', 'three']);
});

it('keeps the beginning of a line that does not end', async () => {
  const [line, ...more] = await linesOf([...ENDLESS, 'y\nnext']);
  expect(line).toBe('x'.repeat(LONGEST));
  expect(more).toEqual(['next']);
});

it('says at once that a line is too long, where it is no use without its end', async () => {
  let said = 0;
  expect(await linesOf(ENDLESS, () => (said += 1))).toEqual([]);
  expect(said).toBeGreaterThan(0);
});
