import { isTaxAccount } from '#domains/ledger/model/accounts.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { toAmount, toCents } from '#engine/model/money.ts';
import { EARNED_ACCOUNTS, OWED, OWNED, type MoneyOverview } from './money-overview.ts';

type Balances = LedgerBalances['balances'];

/** What the accounts say of the shop's money: what it has and is owed, what of that belongs to others, and what it earned. */
export function standingOf(balances: Balances): MoneyOverview['now'] {
  const house = (what: string) => centsOf(balances, (account) => account === what);
  // An account below zero is owed to its producer; above zero more was taken back than earned, and it owes us.
  const producers = balances.filter(({ account }) => account.startsWith('producer:'));
  const owned = {
    cash: house('cash'),
    receivable: house('receivable'),
    disputes: house('disputes'),
    producers: centsOf(producers, (_, cents) => cents > 0),
  };
  const owed = {
    producers: 0 - centsOf(producers, (_, cents) => cents < 0),
    refunds_due: 0 - house('refunds_due'),
    gift_cards: 0 - house('gift_cards'),
    credit: 0 - centsOf(balances, (account) => account.startsWith('credit:')),
    taxes: 0 - centsOf(balances, isTaxAccount),
  };
  const earned = 0 - EARNED_ACCOUNTS.reduce((sum, account) => sum + house(account), 0);
  return {
    owned: OWNED.map((what) => ({ what, amount: toAmount(owned[what]) })),
    owed: OWED.map((what) => ({ what, amount: toAmount(owed[what]) })),
    earned: toAmount(earned),
  };
}

/** Of the accounts of which `which` is true, together. */
export function centsOf(balances: Balances, which: (account: string, cents: number) => boolean): number {
  return balances
    .map(({ account, balance }) => ({ account, cents: toCents(balance) }))
    .filter(({ account, cents }) => which(account, cents))
    .reduce((sum, { cents }) => sum + cents, 0);
}
