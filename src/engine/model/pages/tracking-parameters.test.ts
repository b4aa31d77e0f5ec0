import { expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

it.each([
  ['/shop', '/shop'],
  ['/shop?page=2&sort=price', '/shop?page=2&sort=price'],
  ['/shop?fbclid=IwAR0', '/shop'],
  ['/shop?utm_source=letter&page=2&utm_campaign=may', '/shop?page=2'],
  ['?gclid=1', ''],
  ['/search?q=utm_source', '/search?q=utm_source'],
  ['/search?q=%00&', '/search?q=%00&'],
])('takes what follows people around out of %s', (address, plain) => {
  expect(withoutTracking(address)).toBe(plain);
});
