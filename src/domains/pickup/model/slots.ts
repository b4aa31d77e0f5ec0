import { momentOnShopWall, shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays, weekday, type Day } from '#domains/pricing/model/delivery/business-days.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From one time of the shop's clock to another, 'HH:MM'; a day ends at '24:00'. */
export interface OpenHours {
  /** 0 is Sunday. */
  weekday: number;
  from: string;
  until: string;
}

/** When a place is there, and for how long each customer has it. */
export interface SlotRules {
  hours: readonly OpenHours[];
  closedDays: readonly Day[];
  slotMinutes: number;
  daysAhead: number;
  leadHours: number;
}

interface Slot {
  from: Date;
  until: Date;
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The slots of one day, in their order. What the clock leaves out in spring has no slot; an hour that comes twice in
 * autumn is one slot that lasts twice as long.
 */
export function slotsOfDay({ hours, closedDays, slotMinutes }: SlotRules, day: Day): Slot[] {
  if (closedDays.includes(day)) return [];
  const open = hours
    .filter((span) => span.weekday === weekday(day))
    .toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));
  if (open.length === 0) return [];
  const at = clockOf(day);
  return open.flatMap(({ from, until }) => {
    const count = Math.floor((minutesOf(until) - minutesOf(from)) / slotMinutes);
    return Array.from({ length: count }, (_, index) => {
      const start = minutesOf(from) + index * slotMinutes;
      return { from: at(start), until: at(start + slotMinutes) };
    }).filter((slot) => slot.until > slot.from);
  });
}

/** Which moment so many minutes of the wall clock are. Only two days of the year need more than counting. */
function clockOf(day: Day): (minutes: number) => Date {
  const midnight = shopMidnight(day).getTime();
  const next = shopMidnight(addDays(day, 1)).getTime();
  if (next - midnight === DAY_MS) return (minutes) => new Date(midnight + minutes * MINUTE_MS);
  return (minutes) => (minutes === 24 * 60 ? new Date(next) : momentOnShopWall(`${day}T${timeOf(minutes)}`)!);
}

/**
 * What can still be chosen, the earliest first. `notBefore`: of a pre-order, the day from which it is there. At most so
 * many: a quarter of an hour for two months is more than anybody reads, and no day is reckoned that nobody is shown.
 */
export function openSlots(
  rules: SlotRules,
  now: Date,
  notBefore: Day | null,
  { atMost = Infinity, isFree = () => true }: { atMost?: number; isFree?: (slot: Slot) => boolean } = {},
): Slot[] {
  const today = shopDay(now);
  const earliest = now.getTime() + rules.leadHours * HOUR_MS;
  const found: Slot[] = [];
  for (let ahead = 0; ahead <= rules.daysAhead && found.length < atMost; ahead += 1) {
    const day = addDays(today, ahead);
    if (notBefore !== null && day < notBefore) continue;
    found.push(
      ...slotsOfDay(rules, day).filter(
        (slot) => slot.from.getTime() >= earliest && slot.from.getTime() > now.getTime() && isFree(slot),
      ),
    );
  }
  return found.slice(0, atMost);
}

/** The slot that begins at this moment, where it can still be chosen; undefined: it is over, too soon, or no slot at all. */
export function openSlotAt(rules: SlotRules, from: Date, now: Date, notBefore: Day | null): Slot | undefined {
  const day = shopDay(from);
  const isAhead = day >= shopDay(now) && day <= addDays(shopDay(now), rules.daysAhead);
  if (!isAhead || (notBefore !== null && day < notBefore)) return undefined;
  if (from.getTime() <= now.getTime() || from.getTime() < now.getTime() + rules.leadHours * HOUR_MS)
    return undefined;
  return slotsOfDay(rules, day).find((slot) => slot.from.getTime() === from.getTime());
}
