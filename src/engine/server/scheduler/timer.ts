/** Something that runs by itself, once among all processes. It may be cut off anywhere and begun again. */
export interface Timer {
  name: string;
  /** When it is due after a run that began at `last`. */
  next(last: Date): Date;
  run(now: Date): Promise<void>;
}

const MINUTE_MS = 60 * 1000;

export function everyMinutes(minutes: number): Timer['next'] {
  return (last) => new Date(last.getTime() + minutes * MINUTE_MS);
}

export const HOURLY = everyMinutes(60);
