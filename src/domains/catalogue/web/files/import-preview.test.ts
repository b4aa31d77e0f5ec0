import { expect, test } from 'vitest';
import { changedPart } from './import-preview.tsx';

test('a short value is shown whole', () => {
  expect(changedPart({ from: '6.50', to: '7.25' })).toEqual({ from: '6.50', to: '7.25' });
  expect(changedPart({ from: '', to: 'Rye, water, salt' })).toEqual({ from: '', to: 'Rye, water, salt' });
});

test('a text that changes early is shown from its beginning', () => {
  const change = { from: 'Thin, dark, salted twice.', to: 'Thin, pale, salted twice.' };
  expect(changedPart(change)).toEqual(change);
});

test('of a long text only what follows the first difference is shown, after three words that stay', () => {
  const before = 'Baked on stone in the morning and salted twice';
  expect(changedPart({ from: `${before} by hand.`, to: `${before} by a machine.` })).toEqual({
    from: '… salted twice by hand.',
    to: '… salted twice by a machine.',
  });
});

test('words added at the end, or taken from it, are not lost', () => {
  const before = 'Thin, dark, salted and baked';
  expect(changedPart({ from: before, to: `${before} twice` })).toEqual({
    from: '… salted and baked',
    to: '… salted and baked twice',
  });
  expect(changedPart({ from: `${before} twice`, to: before })).toEqual({
    from: '… salted and baked twice',
    to: '… salted and baked',
  });
});
