import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The first pages have been made by then, where somebody waits for them. */
const AFTER_MS = 5_000;

/** A start leaves a quarter of the process behind as garbage, which would stay while there is little to do. */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    // The second time the room for young objects shrinks.
    collect();
    collect();
  }, AFTER_MS).unref();
}
