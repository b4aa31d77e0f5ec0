import { expect, it } from 'vitest';
import { firstSentences } from './first-sentences.ts';

it.each([
  ['One. Two! Three.', 'One. Two!'],
  ['Only one', 'Only one'],
  ['At 3.5 % acid, e. g. oil. Then “Two.” Then three.', 'At 3.5 % acid, e. g. oil. Then “Two.”'],
  ['First.\n\nAnother paragraph. And more.', 'First.'],
  ['Seit 1898. Über 40 Hektar. Ölmühle.', 'Seit 1898. Über 40 Hektar.'],
  ['', ''],
])('takes two sentences of %j', (text, expected) => {
  expect(firstSentences(text, 2)).toBe(expected);
});
