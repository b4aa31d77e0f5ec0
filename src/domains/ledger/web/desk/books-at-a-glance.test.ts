import { expect, it } from 'vitest';
import { owedOf } from './books-at-a-glance.tsx';

const account = (name: string, balance: number) => ({ account: name, balance, producerName: null });

it('says what is owed in figures above zero, whichever side of the books it stands on', () => {
  const balances = [
    account('cash', 900),
    account('receivable', 120.1),
    account('commission', -80),
    account('producer:1', -300.35),
    account('producer:2', -0.1),
    account('producer:3', 12.5),
  ];
  expect(owedOf(balances as never)).toEqual({ toProducers: 300.45, toUs: 132.6 });
  expect(owedOf([])).toEqual({ toProducers: 0, toUs: 0 });
});
