import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip ; Q=0', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['*', 'zstd'],
  ['*;q=0', 'identity'],
  ['zstd;q=0, br;q=0, *', 'gzip'],
  ['zstd;q=0.5, br', 'br'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['identity', 'identity'],
  ['brotli, abr, x-br', 'identity'],
  ['br;q=high', 'identity'],
  [`${'x,'.repeat(5_000)}gzip`, 'gzip'],
] as const)('%j is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});

it('forgets what too many have sent', () => {
  for (let n = 0; n < 1_000; n += 1)
    expect(acceptedEncoding(`br;q=0.${n}, gzip;q=0`)).toBe(n === 0 ? 'identity' : 'br');
});
