import { expect, it } from 'vitest';
import { networkOf, siteOf } from './client-network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::7]:50123', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each(['', 'unknown', '999.1.1.1', 'example.com', undefined])(
  'what is no IP shares one network: %j',
  (ip) => {
    expect(networkOf(ip)).toBe('unknown');
  },
);

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8:2:2::/64', '2001:db8:2::/48'],
  ['user 7 2001:db8:1:2::/64', 'user 7 2001:db8:1::/48'],
  ['192.0.2.7', '192.0.2.7'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
