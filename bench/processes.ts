// What Linux knows about processes.
import { readFileSync } from 'node:fs';

export function descendantsOf(pid: number): number[] {
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
