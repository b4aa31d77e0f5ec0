import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changeMemberSchema } from '#domains/group-buys/model/group-input.ts';
import { chosenBody, choiceFields, choiceOf, itemsOf } from './chosen-sizes.ts';

const SIZES = [{ productId: 1 }, { productId: 2 }, { productId: 3 }];
const choice = (wanted: { productId: number; quantity: number }[]) => ({
  quantity: 4,
  items: choiceOf(SIZES, wanted),
});

describe('sizes to choose among', () => {
  it('begin with those that are held already, the others at nothing', () => {
    expect(choiceOf(SIZES, [{ productId: 2, quantity: 5 }])).toEqual([
      { productId: 1, quantity: 0 },
      { productId: 2, quantity: 5 },
      { productId: 3, quantity: 0 },
    ]);
  });

  it('are sent without those that nobody wants', () => {
    const body = chosenBody(choice([{ productId: 3, quantity: 2 }]));
    expect(body).toEqual({ items: [{ productId: 3, quantity: 2 }] });
    expect(changeMemberSchema.safeParse(body).success).toBe(true);
  });

  it('ask for at least one', () => {
    const schema = z.object(choiceFields);
    expect(schema.safeParse(choice([])).success).toBe(false);
    expect(schema.safeParse(choice([{ productId: 1, quantity: 1 }])).success).toBe(true);
  });
});

it('is a number where there is nothing to choose', () => {
  const alone = { quantity: 4, items: [] };
  expect(chosenBody(alone)).toEqual({ quantity: 4 });
  expect(itemsOf(alone, 9)).toEqual([{ productId: 9, quantity: 4 }]);
  expect(z.object(choiceFields).safeParse(alone).success).toBe(true);
});
