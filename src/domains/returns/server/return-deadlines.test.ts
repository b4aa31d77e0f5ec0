// The last moment and the first one after it, where clocks change on the way. 2026: to summer time on March 8, back on November 1.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openReturnsDesk, type DeliveredOrder } from '../../../../tests/support/returns-desk.ts';

describe('the deadlines of a return across a change of clocks', { timeout: 60_000 }, () => {
  const desk = openReturnsDesk();
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What is answered to a request at that moment. */
  const askAt = async (moment: string, order: DeliveredOrder, request: object) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    const { status } = await desk.request(order, request);
    vi.useRealTimers();
    return status;
  };

  it.each([
    // Noon in New York is 16:00 UTC in summer and 17:00 in winter; a day ends at 04:00 or 05:00 of the next.
    { delivered: '2026-10-20T16:00:00Z', day30: '2026-11-20T04:59:59Z', day31: '2026-11-20T05:00:00Z' },
    { delivered: '2026-02-20T17:00:00Z', day30: '2026-03-23T03:59:59Z', day31: '2026-03-23T04:00:00Z' },
  ])('a wrong item: day 30 and day 31 after $delivered', async ({ delivered, day30, day31 }) => {
    const order = await desk.buy({ oil: 3, deliveredAt: new Date(delivered) });
    expect(await askAt(day30, order, { reason: 'incorrect' })).toBe(201);
    expect(await askAt(day31, order, { reason: 'incorrect' })).toBe(409);
    // Unopened it may still come back, and from now on costs the fee.
    expect(await askAt(day30, order, { reason: 'unopened' })).toBe(201);
    expect(await askAt(day31, order, { reason: 'unopened' })).toBe(201);
    const fees = (await desk.views(order)).map(({ feeAmount }) => feeAmount);
    expect(fees).toEqual([3.75, 0, 0]);
  });

  it.each([
    { delivered: '2026-10-20T16:00:00Z', day45: '2026-12-05T04:59:59Z', day46: '2026-12-05T05:00:00Z' },
    { delivered: '2026-02-20T17:00:00Z', day45: '2026-04-07T03:59:59Z', day46: '2026-04-07T04:00:00Z' },
  ])('something unopened: day 45 and day 46 after $delivered', async ({ delivered, day45, day46 }) => {
    const order = await desk.buy({ oil: 2, deliveredAt: new Date(delivered) });
    expect(await askAt(day45, order, { reason: 'unopened' })).toBe(201);
    expect(await askAt(day46, order, { reason: 'unopened' })).toBe(409);
  });

  it.each([
    {
      delivered: '2026-10-31T16:00:00Z',
      hours4759: '2026-11-02T15:59:00Z',
      hours4801: '2026-11-02T16:01:00Z',
    },
    {
      delivered: '2026-03-07T17:00:00Z',
      hours4759: '2026-03-09T16:59:00Z',
      hours4801: '2026-03-09T17:01:00Z',
    },
  ])('damage: 47:59 and 48:01 hours after $delivered, whatever the clock on the wall says', async (edge) => {
    const order = await desk.buy({ cheese: 2, deliveredAt: new Date(edge.delivered) });
    const claim = async () => ({ reason: 'damaged', photos: [(await desk.photo(order)).id] });
    expect(await askAt(edge.hours4759, order, await claim())).toBe(201);
    expect(await askAt(edge.hours4801, order, await claim())).toBe(409);
  });
});
