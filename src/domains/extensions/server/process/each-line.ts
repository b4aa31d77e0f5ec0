import type { Readable } from 'node:stream';

/** Nobody needs more, and reading it keeps the thread from everybody else. */
const MOST_PER_SECOND = 32 * 2 ** 20;
const SECOND_MS = 1_000;

interface Lines {
  longest: number;
  heard: (line: string) => void;
  /** Of a line that is longer; where it is left out, its beginning is heard. */
  tooLong?: () => void;
}

/** What an extension writes, line by line. Of a line that never ends no more is kept than `longest`. */
export function eachLine(stream: Readable, { longest, heard, tooLong }: Lines): void {
  let begun = '';
  let isTooLong = false;
  const add = (piece: string) => {
    if (begun.length + piece.length > longest) isTooLong = true;
    if (begun.length < longest) begun += piece.slice(0, longest - begun.length);
  };
  const end = () => {
    if (isTooLong && tooLong !== undefined) tooLong();
    else heard(begun);
    begun = '';
    isTooLong = false;
  };
  let second = { since: 0, length: 0 };
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const [rest, ...following] = chunk.split('\n') as [string, ...string[]];
    add(rest);
    for (const next of following) {
      end();
      add(next);
    }
    if (isTooLong) tooLong?.();
    const now = Date.now();
    if (now - second.since > SECOND_MS) second = { since: now, length: 0 };
    second.length += chunk.length;
    if (second.length <= MOST_PER_SECOND) return;
    stream.pause();
    setTimeout(() => stream.resume(), SECOND_MS).unref();
  });
  stream.on('end', () => {
    if (begun !== '') end();
  });
  stream.on('error', () => {});
}
