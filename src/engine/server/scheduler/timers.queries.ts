import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { timers } from './timers.schema.ts';

/** So long a run may stay silent before others take it over. */
export const LEASE_MS = 5 * 60 * 1000;
/** A run that failed is tried again after this time. */
export const RETRY_MS = 5 * 60 * 1000;
/** Clocks of several machines may differ by so much. What lies further ahead was written by a clock that was wrong. */
export const CLOCK_SKEW_MS = 60 * 60 * 1000;
/** Nothing is due for so long, unless the shop stood still or a clock is ahead. */
export const LONG_OVERDUE_MS = 36 * 60 * 60 * 1000;
/** So long people have to notice a clock that is ahead, and it to be put right. */
export const HOLD_MS = 60 * 60 * 1000;
const DUE_SOON_MS = 5_000;
const MAX_ERROR_LENGTH = 500;

export type TimerRow = typeof timers.$inferSelect;

export function readTimers(db: Db): Promise<TimerRow[]> {
  return db.select().from(timers).orderBy(asc(timers.name));
}

/** A timer that is new here is due for the first time at `nextAt`; one that is known stays as it is. */
export async function registerTimer(db: Db, name: string, nextAt: Date): Promise<void> {
  await db.insert(timers).values({ name, nextAt }).onConflictDoNothing();
}

/**
 * Makes a timer due now, ahead of its time; the processes look for what is due every few seconds. False: it is under way or
 * due already, so that asking twice runs it once. Two who ask at once may have read the clock in the other order.
 */
export async function makeTimerDue(db: Db, name: string, now: Date): Promise<boolean> {
  const soon = new Date(now.getTime() + DUE_SOON_MS);
  const made = await db
    .update(timers)
    .set({ nextAt: now })
    .where(and(eq(timers.name, name), gt(timers.nextAt, soon), isFree(now)))
    .returning({ name: timers.name });
  return made.length === 1;
}

/** A timer that is known is due at another time. */
export async function dueNext(db: Db, name: string, nextAt: Date): Promise<void> {
  await db.update(timers).set({ nextAt }).where(eq(timers.name, name));
}

/** A time that a wrong clock wrote is put right; `wrong` names it, so that what others write meanwhile stays. */
export async function correctTimer(
  db: Db,
  name: string,
  { wrong, right }: { wrong: Date; right: Date },
): Promise<void> {
  await db
    .update(timers)
    .set({ nextAt: right })
    .where(and(eq(timers.name, name), eq(timers.nextAt, wrong)));
}

/** A timer that was due at `due` waits; the desk shows why. */
export async function holdTimer(
  db: Db,
  name: string,
  { due, until, reason }: { due: Date; until: Date; reason: string },
): Promise<void> {
  await db
    .update(timers)
    .set({ nextAt: until, lastError: reason })
    .where(and(eq(timers.name, name), eq(timers.nextAt, due)));
}

/** True for exactly one of those who ask while it is due. */
export async function takeTimer(db: Db, name: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(timers)
    .set({ startedAt: now, lockedUntil: leaseFrom(now) })
    .where(and(eq(timers.name, name), lte(timers.nextAt, now), isFree(now)))
    .returning({ name: timers.name });
  return taken.length === 1;
}

/** Says that the run of that moment is still under way. */
export async function keepTimer(db: Db, name: string, startedAt: Date, now: Date): Promise<void> {
  await db
    .update(timers)
    .set({ lockedUntil: leaseFrom(now) })
    .where(ofRun(name, startedAt));
}

export async function endTimer(
  db: Db,
  name: string,
  startedAt: Date,
  { endedAt, nextAt }: { endedAt: Date; nextAt: Date },
): Promise<void> {
  await db
    .update(timers)
    .set({ endedAt, nextAt, lockedUntil: null, failures: 0, lastError: null })
    .where(ofRun(name, startedAt));
}

/** It stays due, and rests for a while. */
export async function failTimer(
  db: Db,
  name: string,
  startedAt: Date,
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  await db
    .update(timers)
    .set({
      nextAt: new Date(now.getTime() + RETRY_MS),
      lockedUntil: null,
      failures: sql`${timers.failures} + 1`,
      lastError: reason.slice(0, MAX_ERROR_LENGTH),
    })
    .where(ofRun(name, startedAt));
}

/** Not a run that others have begun since: this one had lost its lease. */
function ofRun(name: string, startedAt: Date) {
  return and(eq(timers.name, name), eq(timers.startedAt, startedAt));
}

/** Nobody runs it, or somebody who has been silent for too long, or whose clock was wrong. */
function isFree(now: Date) {
  const latest = new Date(leaseFrom(now).getTime() + CLOCK_SKEW_MS);
  return or(isNull(timers.lockedUntil), lte(timers.lockedUntil, now), gt(timers.lockedUntil, latest));
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
