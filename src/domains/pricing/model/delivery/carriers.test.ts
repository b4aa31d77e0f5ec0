import { expect, test } from 'vitest';
import { TRACKING_NUMBER, trackingUrl } from './carriers.ts';

test.each([
  ['ups', '1Z 999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['usps', '9400-1', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400-1'],
  ['fedex', '7777', 'https://www.fedex.com/fedextrack/?trknbr=7777'],
  ['dhl', 'JD01', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=JD01'],
  ['other', 'X1', null],
  [null, 'X1', null],
  ['ups', null, null],
] as const)('%s %s leads to %s', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

test.each(['<b>1</b>', '1"2', 'a/b', 'ü1'])('%s is no tracking number', (text) => {
  expect(TRACKING_NUMBER.test(text)).toBe(false);
});
