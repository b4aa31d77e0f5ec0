import { and, eq, exists, not, or, type SQL } from 'drizzle-orm';
import type {
  DifferenceList,
  FoundDifference,
} from '#domains/payments/model/reconciliation/reconciliation.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, numberIn } from '#engine/server/lists/admin-list.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { differenceExplanations, reconciliationDifferences } from './reconciliation.schema.ts';

export function listDifferences(
  db: Db,
  list: DifferenceList,
): Promise<FoundDifference[] | Page<FoundDifference>> {
  const explained = exists(
    db
      .select({ id: differenceExplanations.differenceId })
      .from(differenceExplanations)
      .where(eq(differenceExplanations.differenceId, reconciliationDifferences.id)),
  );
  const q = list.q?.replace(/^#/, '');
  const number = q === undefined ? undefined : numberIn(q);
  const where = and(
    list.state && (list.state === 'explained' ? explained : not(explained)),
    // By the order's number, or what the provider calls it.
    q
      ? or(
          number === undefined ? undefined : eq(reconciliationDifferences.orderId, number),
          eq(reconciliationDifferences.subject, q),
        )
      : undefined,
  );
  return adminList(
    db,
    list,
    {
      table: reconciliationDifferences,
      id: reconciliationDifferences.id,
      where,
      sorts: {
        date: reconciliationDifferences.id,
        booked: reconciliationDifferences.bookedCents,
        provider: reconciliationDifferences.providerCents,
        kind: reconciliationDifferences.move,
        about: reconciliationDifferences.orderId,
        state: { turns: [{ where: not(explained) }, { where: explained }] },
      },
    },
    (named) => load(db, named),
    toDifference,
  );
}

export async function findDifference(db: Db, id: number): Promise<FoundDifference | undefined> {
  return (await load(db, eq(reconciliationDifferences.id, id))).map(toDifference)[0];
}

function load(db: Db, where: SQL) {
  return db
    .select({
      id: reconciliationDifferences.id,
      difference: reconciliationDifferences,
      explanation: differenceExplanations,
      by: users.username,
    })
    .from(reconciliationDifferences)
    .leftJoin(differenceExplanations, eq(differenceExplanations.differenceId, reconciliationDifferences.id))
    .leftJoin(users, eq(users.id, differenceExplanations.actorUserId))
    .where(where);
}

type Found = Awaited<ReturnType<typeof load>>[number];

function toDifference({ id, difference, explanation, by }: Found): FoundDifference {
  const { kind, move, subject, orderId, payoutId } = difference;
  return {
    id,
    foundAt: difference.createdAt.toISOString(),
    kind,
    move,
    subject,
    orderId,
    payoutId,
    booked: toAmount(difference.bookedCents),
    provider: toAmount(difference.providerCents),
    explanation:
      explanation === null ? null : { note: explanation.note, by, at: explanation.createdAt.toISOString() },
  };
}
