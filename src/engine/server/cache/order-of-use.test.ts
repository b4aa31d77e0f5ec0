import { describe, expect, it } from 'vitest';
import { OrderOfUse } from './order-of-use.ts';

describe('the order of use', () => {
  const takeAll = (order: OrderOfUse<string>, places: Map<string, ReturnType<OrderOfUse<string>['add']>>) => {
    const taken: string[] = [];
    while (order.oldest !== undefined) {
      taken.push(order.oldest);
      order.remove(places.get(order.oldest)!);
    }
    return taken.join('');
  };
  const filled = () => {
    const order = new OrderOfUse<string>();
    return { order, places: new Map([...'abcd'].map((letter) => [letter, order.add(letter)])) };
  };

  it('begins with what was used longest ago', () => {
    const { order, places } = filled();
    for (const letter of 'bda') order.renew(places.get(letter)!);
    expect(takeAll(order, places)).toBe('cbda');
  });

  it('closes where something leaves, at both ends and between', () => {
    for (const [leaving, rest] of [
      ['a', 'bcd'],
      ['d', 'abc'],
      ['b', 'acd'],
    ] as const) {
      const { order, places } = filled();
      order.remove(places.get(leaving)!);
      expect(takeAll(order, places)).toBe(rest);
    }
  });

  it('is empty after it was cleared, and begins anew', () => {
    const { order, places } = filled();
    order.clear();
    expect(order.oldest).toBeUndefined();
    places.set('e', order.add('e'));
    expect(takeAll(order, places)).toBe('e');
  });
});
