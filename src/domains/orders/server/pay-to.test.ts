import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#app/server/config.ts';
import { adoptSettings } from '#engine/server/settings/settings-in-force.ts';
import { payTo } from './pay-to.ts';

const OPEN = { method: 'invoice', open: 118.7, invoiceNumber: 'M-2026-000243' } as const;
const config = readConfig({});
beforeAll(() =>
  adoptSettings(
    new Map([
      ['bank.holder', 'Madia GmbH'],
      ['bank.iban', 'DE89370400440532013000'],
    ]),
    config,
  ),
);
afterAll(() => adoptSettings(new Map(), config));

it('has the banks’ code in euro only', () => {
  expect(payTo(OPEN, 'USD')).not.toHaveProperty('qrCode');
  const { size, path } = payTo(OPEN, 'EUR')!.qrCode!;
  // A finder pattern stands in three corners: seven dark modules in the first row.
  expect(path.startsWith('M0 0h1v1h-1zM1 0h1v1h-1z')).toBe(true);
  expect(size).toBeGreaterThanOrEqual(21);
});

it('is nothing where nothing is to be paid by transfer', () => {
  expect(payTo({ ...OPEN, open: 0 })).toBeUndefined();
  expect(payTo({ ...OPEN, method: 'card' })).toBeUndefined();
});
