import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ORDER_STATUSES, mayMove, type OrderStatus } from './order-status.ts';
import {
  orderStatusOf,
  PART_STATUSES,
  PART_TRANSITIONS,
  stepsTowards,
  type PartStatus,
} from './part-status.ts';

const order = (...statuses: PartStatus[]) => orderStatusOf(statuses.map((status) => ({ status })));

describe('the status of an order', () => {
  test.each<[OrderStatus, PartStatus[]]>([
    ['pending', ['pending']],
    ['pending', ['pending', 'cancelled']],
    ['processing', ['pending', 'processing']],
    ['processing', ['pending', 'shipped']],
    ['processing', ['processing', 'delivered']],
    ['shipped', ['shipped', 'delivered']],
    ['shipped', ['shipped', 'cancelled']],
    ['completed', ['delivered', 'delivered']],
    ['completed', ['delivered', 'cancelled']],
    ['cancelled', ['cancelled', 'cancelled']],
    ['cancelled', []],
  ])('%s: %j', (status, parts) => {
    expect(order(...parts)).toBe(status);
  });

  it('does not depend on the order of its parts', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PART_STATUSES), { maxLength: 6 }), (parts) => {
        expect(order(...parts.toReversed())).toBe(order(...parts));
      }),
    );
  });
});

describe('when an order moves', () => {
  const anyParts = fc.array(fc.constantFrom(...PART_STATUSES), { minLength: 1, maxLength: 5 });

  it('its parts go along one allowed step after the other, and the order ends where it was sent', () => {
    fc.assert(
      fc.property(anyParts, fc.constantFrom(...ORDER_STATUSES), (parts, to) => {
        fc.pre(mayMove(order(...parts), to));
        const after = parts.map((from) => {
          let at = from;
          for (const next of stepsTowards(from, to)) {
            expect(PART_TRANSITIONS[at]).toContain(next);
            at = next;
          }
          return at;
        });
        const sent = parts.filter((part) => part === 'shipped' || part === 'delivered');
        expect(order(...after)).toBe(to === 'cancelled' ? order(...sent) : to);
      }),
    );
  });

  it('leaves alone what is further on, and on cancelling what was sent', () => {
    expect(stepsTowards('pending', 'shipped')).toEqual(['processing', 'shipped']);
    expect(stepsTowards('delivered', 'shipped')).toEqual([]);
    expect(stepsTowards('cancelled', 'completed')).toEqual([]);
    expect(stepsTowards('shipped', 'cancelled')).toEqual([]);
  });
});
