// What Linux knows about processes.
import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export function descendantsOf(pid: number): number[] {
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Used so far by a process and all it has started, those included that have ended; in seconds. */
export function processorSeconds(pid: number): number {
  const ticks = [pid, ...descendantsOf(pid)].map((member) => {
    // After the name, which may hold anything: state, parent …; own time and that of ended children are four in a row.
    const fields = readIfThere(`/proc/${member}/stat`).split(') ').at(-1)!.split(' ').map(Number);
    return fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
