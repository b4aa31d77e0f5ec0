const HOUR_MS = 60 * 60 * 1000;
/** After the time at which it closes now. */
const LATER_HOURS = [6, 12, 24, 48, 72, 96, 120];

/** When it may close instead: a few steps later, and the last moment there is. */
export function laterClosings(closesAt: Date, until: Date): Date[] {
  const steps = LATER_HOURS.map((hours) => new Date(closesAt.getTime() + hours * HOUR_MS));
  // A step that is nearly the last moment reads the same.
  return [...steps.filter((moment) => until.getTime() - moment.getTime() >= HOUR_MS), until];
}
