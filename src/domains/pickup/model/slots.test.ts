import { describe, expect, it } from 'vitest';
import { shopWallTime } from '#engine/model/dates.ts';
import { openSlotAt, openSlots, slotsOfDay, type SlotRules } from './slots.ts';

/** A Friday market, from two to five, by the hour; and all of Sunday in one. */
const RULES: SlotRules = {
  hours: [
    { weekday: 5, from: '14:00', until: '17:30' },
    { weekday: 0, from: '00:00', until: '24:00' },
  ],
  closedDays: ['2026-12-25'],
  slotMinutes: 60,
  daysAhead: 14,
  leadHours: 24,
};
/** A Monday; New York is five hours behind UTC. */
const MONDAY_10_ET = new Date('2026-11-16T15:00:00Z');
const walls = (slots: readonly { from: Date }[]) => slots.map(({ from }) => shopWallTime(from));

it('has as many slots as fit into its hours, in the time of the shop', () => {
  expect(slotsOfDay(RULES, '2026-11-20')).toEqual([
    { from: new Date('2026-11-20T19:00:00Z'), until: new Date('2026-11-20T20:00:00Z') },
    { from: new Date('2026-11-20T20:00:00Z'), until: new Date('2026-11-20T21:00:00Z') },
    { from: new Date('2026-11-20T21:00:00Z'), until: new Date('2026-11-20T22:00:00Z') },
  ]);
  expect(slotsOfDay(RULES, '2026-11-19')).toEqual([]);
  expect(slotsOfDay(RULES, '2026-12-25')).toEqual([]);
});

describe('when the clocks change', () => {
  it('the hour that is left out in spring has no slot, and no two begin at once', () => {
    const slots = slotsOfDay(RULES, '2027-03-14');
    expect(slots).toHaveLength(23);
    expect(new Set(slots.map(({ from }) => from.getTime())).size).toBe(23);
    expect(slots.every(({ from, until }) => until > from)).toBe(true);
    expect(walls(slots)).not.toContain('2027-03-14T02:00');
    expect(slots.at(-1)!.until).toEqual(new Date('2027-03-15T04:00:00Z'));
  });

  it('the hour that comes twice in autumn is one slot of two hours', () => {
    const slots = slotsOfDay(RULES, '2026-11-01');
    expect(slots).toHaveLength(24);
    const one = slots.find(({ from }) => shopWallTime(from) === '2026-11-01T01:00')!;
    expect(one.until.getTime() - one.from.getTime()).toBe(2 * 60 * 60 * 1000);
    expect(slots.at(-1)!.until).toEqual(new Date('2026-11-02T05:00:00Z'));
  });

  it('a market at two stays at two', () => {
    expect(walls(slotsOfDay(RULES, '2026-10-30'))[0]).toBe('2026-10-30T14:00');
    expect(walls(slotsOfDay(RULES, '2026-11-06'))[0]).toBe('2026-11-06T14:00');
  });
});

describe('what can be chosen', () => {
  it('lies ahead by what the place needs, and no further than it plans', () => {
    const days = new Set(walls(openSlots(RULES, MONDAY_10_ET, null)).map((wall) => wall.slice(0, 10)));
    expect([...days]).toEqual(['2026-11-20', '2026-11-22', '2026-11-27', '2026-11-29']);
  });

  it('of a pre-order, from its day on', () => {
    expect(walls(openSlots(RULES, MONDAY_10_ET, '2026-11-23'))[0]).toBe('2026-11-27T14:00');
  });

  it.each([
    ['a slot that is offered', '2026-11-20T19:00:00Z', MONDAY_10_ET, null, true],
    [
      'the same while there is a day left',
      '2026-11-20T19:00:00Z',
      new Date('2026-11-19T19:00:00Z'),
      null,
      true,
    ],
    ['an instant too late', '2026-11-20T19:00:00Z', new Date('2026-11-19T19:00:00.001Z'), null, false],
    ['between two slots', '2026-11-20T19:30:00Z', MONDAY_10_ET, null, false],
    ['what no longer fits', '2026-11-20T22:00:00Z', MONDAY_10_ET, null, false],
    ['a day without hours', '2026-11-18T19:00:00Z', MONDAY_10_ET, null, false],
    ['the past', '2026-11-13T19:00:00Z', MONDAY_10_ET, null, false],
    ['beyond what is planned', '2026-12-04T19:00:00Z', MONDAY_10_ET, null, false],
    ['before a pre-order is there', '2026-11-20T19:00:00Z', MONDAY_10_ET, '2026-11-21', false],
  ])('%s', (_, from, now, notBefore, isOpen) => {
    expect(openSlotAt(RULES, new Date(from), now, notBefore) !== undefined).toBe(isOpen);
  });

  it('needs no lead where none is asked, and never what has begun', () => {
    const atOnce = { ...RULES, leadHours: 0 };
    const start = new Date('2026-11-20T19:00:00Z');
    expect(openSlotAt(atOnce, start, new Date(start.getTime() - 1), null)).toBeDefined();
    expect(openSlotAt(atOnce, start, start, null)).toBeUndefined();
  });

  it('is the same, one by one and as a list', () => {
    for (const slot of openSlots(RULES, MONDAY_10_ET, null))
      expect(openSlotAt(RULES, slot.from, MONDAY_10_ET, null)).toEqual(slot);
    expect(openSlots(RULES, MONDAY_10_ET, null, { atMost: 2 })).toHaveLength(2);
  });

  it('ends with what is shown: a place may have six thousand slots, and nobody should wait for all of them', () => {
    const rules = {
      ...RULES,
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', until: '24:00' })),
      slotMinutes: 15,
      daysAhead: 60,
    };
    let asked = 0;
    const isFree = ({ from }: { from: Date }) => {
      asked += 1;
      return from.getUTCMinutes() !== 0;
    };
    const slots = openSlots(rules, MONDAY_10_ET, null, { atMost: 100, isFree });
    expect(slots).toHaveLength(100);
    expect(slots.every(isFree)).toBe(true);
    expect(asked).toBeLessThan(400);
  });
});
