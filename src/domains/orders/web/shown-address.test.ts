import { expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

const t = ((key: string) => key) as Parameters<typeof shownAddress>[1];

it('is what the reader was told, and for members of a group buy whom it goes to', () => {
  expect(shownAddress({ shippingAddress: '12 Harbour Street' }, t)).toBe('12 Harbour Street');
  expect(shownAddress({ shippingAddress: 'to the organizer' }, t)).toBe('orders:invoice.toOrganizer');
  expect(shownAddress({}, t)).toBe('');
});
