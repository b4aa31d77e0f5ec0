import { expect, it } from 'vitest';
import type { AdminSetting } from '#domains/desk/model/admin.ts';
import { changesOf, entered } from './settings-draft.ts';

const setting = (
  key: string,
  value: unknown,
  standard: unknown = value,
  changedAt: string | null = null,
): AdminSetting => ({
  key,
  value,
  standard,
  changedAt,
  changedBy: changedAt && 'ada',
});

const FREE = setting('delivery.freeFrom', 75, 100, '2026-11-18T09:00:00.000Z');
const IBAN = setting('bank.iban', null);
const NAME = setting('shop.name', 'Madia');

it('sends what differs from what is stored, and nothing else', () => {
  const draft = { 'delivery.freeFrom': '80.5', 'bank.iban': '', 'shop.name': 'Madia' };
  expect(changesOf([FREE, IBAN, NAME], draft)).toEqual({ 'delivery.freeFrom': 80.5 });
  expect(changesOf([FREE], { 'delivery.freeFrom': '75' })).toEqual({});
});

it('takes a standard back, where it is not in force', () => {
  expect(changesOf([FREE, NAME], { 'delivery.freeFrom': null, 'shop.name': null })).toEqual({
    'delivery.freeFrom': null,
  });
});

it('an emptied field is none where the standard is none, and wrong elsewhere', () => {
  const account = setting('bank.iban', 'DE89370400440532013000', null, '2026-11-18T09:00:00.000Z');
  const maximum = setting('money.invoiceMaximum', 500, null, '2026-11-18T09:00:00.000Z');
  const emptied = { 'bank.iban': ' ', 'money.invoiceMaximum': '', 'shop.name': '', 'delivery.freeFrom': '' };
  expect(changesOf([account, maximum, NAME, FREE], emptied)).toEqual({
    'bank.iban': null,
    'money.invoiceMaximum': null,
    'shop.name': '',
    'delivery.freeFrom': '',
  });
});

it('one tagline for all languages is shown in each', () => {
  expect(entered('texts', 'Good')).toEqual({ en: 'Good', de: 'Good', fr: 'Good', it: 'Good', es: 'Good' });
});
