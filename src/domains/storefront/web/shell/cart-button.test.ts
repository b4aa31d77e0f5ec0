import { expect, it } from 'vitest';
import { badgeText } from './cart-button.tsx';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [999, '99+'],
])('%i items show as %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
