import { describe, expect, it } from 'vitest';
import { mustBeConfirmed } from './confirmation.ts';

const guest = { isKnown: false, paymentMethod: 'invoice' } as const;
const little = { ofMailboxCents: 0, ofNetworkCents: 0 };
const much = { ofMailboxCents: 9_000_00, ofNetworkCents: 9_000_00 };

describe('an order by invoice of somebody whom the shop has never heard from', () => {
  it.each([
    ['up to the limit', 1_000_00, little, false],
    ['above it', 1_000_01, little, true],
    ['with what the mailbox or the network has ordered that day', 5_00, much, true],
    ['that gift cards have paid, whatever others on the network order', 0, much, false],
  ])('%s', (_, orderTotalCents, together, isToConfirm) => {
    expect(mustBeConfirmed({ ...guest, orderTotalCents }, together)).toBe(isToConfirm);
  });
});
