import { expect, test } from 'vitest';
import { readAlertLink } from './alert-link.ts';

test.each([
  ['tell-me=12.a_B-9', { id: 12, token: 'a_B-9' }],
  ['#tell-me=12.x', { id: 12, token: 'x' }],
  ['', undefined],
  ['reviews', undefined],
  ['tell-me=12', undefined],
  ['tell-me=x.y', undefined],
  ['tell-me=1.<script>', undefined],
])('%s', (hash, link) => {
  expect(readAlertLink(hash)).toEqual(link);
});
