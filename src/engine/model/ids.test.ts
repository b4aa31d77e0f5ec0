import { describe, expect, it } from 'vitest';
import { idSchema, idTextSchema } from './ids.ts';

describe('an id', () => {
  it.each([1, 2 ** 31 - 1])('may be %s, in a body and as text', (id) => {
    expect(idSchema().parse(id)).toBe(id);
    expect(idTextSchema.parse(String(id))).toBe(id);
  });

  it.each([0, -1, 1.5, 2 ** 31, Number.NaN, null])('is not %s', (value) => {
    expect(idSchema().safeParse(value).error?.issues[0]?.message).toBe('validation:idInvalid');
    expect(idTextSchema.safeParse(String(value)).error?.issues[0]?.message).toBe('validation:idInvalid');
  });

  it('in a body is no text', () => {
    expect(idSchema('validation:categoryRequired').safeParse('1').error?.issues[0]?.message).toBe(
      'validation:categoryRequired',
    );
  });
});
