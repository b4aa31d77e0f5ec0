import { isTaxAccount } from '#domains/ledger/model/accounts.ts';
import {
  periodBefore,
  periodOf,
  spanOf,
  type BookPeriod,
} from '#domains/ledger/model/overview/book-period.ts';
import { EARNED_ACCOUNTS, type MoneyOverview } from '#domains/ledger/model/overview/money-overview.ts';
import { centsOf, standingOf } from '#domains/ledger/model/overview/standing.ts';
import { POSTING_KINDS } from '#domains/ledger/model/posting.ts';
import { shopDay } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { ledgerBalances } from '#domains/ledger/server/balances.queries.ts';
import { movedSince, type Moved } from './ledger-days.ts';

const firstPosting = statement<{ at: Date | null }>(
  'first-posting',
  `select (select at from ledger_postings order by id limit 1) as at`,
);

/** Of the month that runs, where no period is asked for. All of it as of one moment. */
export function moneyOverview(db: Db, asked: { period?: BookPeriod | undefined }): Promise<MoneyOverview> {
  const today = shopDay(new Date());
  const period = asked.period ?? periodOf('month', today);
  const [{ from, until }, before] = [spanOf(period), periodBefore(period)];
  return db.transaction(
    async (tx) => {
      const moves = await movedSince(tx, { start: spanOf(before).from, from, until });
      const { balances } = await ledgerBalances(tx);
      const [first] = await firstPosting(tx, {});
      return {
        period,
        from,
        until,
        before,
        since: first!.at && shopDay(first!.at),
        today,
        earned: earnedOf(moves),
        cash: cashOf(
          moves,
          centsOf(balances, (account) => account === 'cash'),
        ),
        taxes: taxesOf(moves),
        now: standingOf(balances),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What is earned stands below zero in the books, what it cost above. */
function earnedOf(moves: readonly Moved[]): MoneyOverview['earned'] {
  const lines = EARNED_ACCOUNTS.map((account) => ({
    account,
    ...amounts(moves, (each) => each.account === account, -1),
  })).filter((line) => line.account === 'commission' || line.amount !== 0 || line.before !== 0);
  const isEarned = (account: string) => (EARNED_ACCOUNTS as readonly string[]).includes(account);
  return { lines, total: amounts(moves, ({ account }) => isEarned(account), -1) };
}

function cashOf(moves: readonly Moved[], nowCents: number): MoneyOverview['cash'] {
  const cash = moves.filter(({ account }) => account === 'cash');
  const during = (stretch: Moved['stretch']) => sumOf(cash, (move) => move.stretch === stretch);
  const end = nowCents - during('after');
  const start = end - during('within');
  return {
    start: { amount: toAmount(start), before: toAmount(start - during('before')) },
    moves: POSTING_KINDS.map((kind) => ({ kind, ...amounts(cash, (each) => each.kind === kind, 1) })).filter(
      ({ amount, before }) => amount !== 0 || before !== 0,
    ),
    end: { amount: toAmount(end), before: toAmount(start) },
  };
}

function taxesOf(moves: readonly Moved[]): MoneyOverview['taxes'] {
  const accounts = [...new Set(moves.map(({ account }) => account).filter(isTaxAccount))].toSorted();
  return accounts
    .map((account) => ({ account, ...amounts(moves, (each) => each.account === account, -1) }))
    .filter(({ amount, before }) => amount !== 0 || before !== 0);
}

const sumOf = (moves: readonly Moved[], which: (move: Moved) => boolean) =>
  moves.reduce((sum, move) => sum + (which(move) ? move.cents : 0), 0);

function amounts(moves: readonly Moved[], which: (move: Moved) => boolean, sign: 1 | -1) {
  const of = (stretch: Moved['stretch']) =>
    toAmount(0 + sign * sumOf(moves, (move) => which(move) && move.stretch === stretch));
  return { amount: of('within'), before: of('before') };
}
