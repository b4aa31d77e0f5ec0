import { and, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Dispute, DisputeList } from '#domains/payments/model/disputes/dispute.ts';
import { latestStatus } from '#domains/payments/model/disputes/dispute-status.ts';
import { providerJobs } from '#domains/orders/server/provider-jobs.schema.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, numberIn } from '#engine/server/lists/admin-list.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { disputeFacts, disputes } from './disputes.schema.ts';

/** A dispute only goes forward: where none of what was said is further on than these, it stands at one of them. */
const IS_ANSWERABLE = sql`not exists (
  select from dispute_facts f where f.dispute_id = ${disputes.id} and f.kind = 'status' and f.status not in ('inquiry', 'open'))`;

const DUE = sql`coalesce((
  select f.due_by from dispute_facts f where f.dispute_id = "disputes"."id" and f.kind = 'status' and f.due_by is not null
   order by f.status = 'open' desc, f.at desc limit 1), '-infinity')`;

export function listDisputes(db: Db, list: DisputeList): Promise<Dispute[] | Page<Dispute>> {
  const decided = exists(
    db
      .select({ id: disputeFacts.id })
      .from(disputeFacts)
      .where(
        and(
          eq(disputeFacts.disputeId, disputes.id),
          eq(disputeFacts.kind, 'status'),
          inArray(disputeFacts.status, ['won', 'lost', 'closed']),
        ),
      ),
  );
  const number = numberIn(list.q ?? '');
  const where = and(
    list.state === undefined ? undefined : list.state === 'decided' ? decided : not(decided),
    // By the order's number.
    list.q ? (number === undefined ? sql`false` : eq(disputes.orderId, number)) : undefined,
  );
  return adminList(
    db,
    list,
    {
      table: disputes,
      id: disputes.id,
      where,
      sorts: {
        order: disputes.orderId,
        amount: disputes.amountCents,
        reason: disputes.reason,
        date: disputes.openedAt,
        state: { turns: [{ where: not(decided) }, { where: decided }] },
        // Where nothing can be answered any more, no day is shown.
        due: {
          turns: [
            { where: not(IS_ANSWERABLE) },
            { where: IS_ANSWERABLE, by: { sql: DUE, type: 'timestamp with time zone' } },
          ],
        },
      },
    },
    (named) => load(db, named),
    toDispute,
  );
}

export async function findDispute(db: Db, id: number): Promise<Dispute | undefined> {
  return (await load(db, eq(disputes.id, id))).map(toDispute)[0];
}

async function load(db: Db, where: SQL) {
  const found = await db.select().from(disputes).where(where);
  const ids = found.map(({ id }) => id);
  const facts = await db
    .select({
      fact: disputeFacts,
      by: users.username,
      doneAt: providerJobs.doneAt,
      problem: providerJobs.lastError,
    })
    .from(disputeFacts)
    .leftJoin(users, eq(users.id, disputeFacts.actorUserId))
    .leftJoin(providerJobs, eq(providerJobs.disputeFactId, disputeFacts.id))
    .where(inArray(disputeFacts.disputeId, ids))
    .orderBy(disputeFacts.id);
  return found.map((dispute) => ({
    ...dispute,
    facts: facts.filter(({ fact }) => fact.disputeId === dispute.id),
  }));
}

type Found = Awaited<ReturnType<typeof load>>[number];

function toDispute({ facts, ...dispute }: Found): Dispute {
  const latest = latestStatus(facts.map(({ fact }) => fact).filter(({ kind }) => kind === 'status'));
  const dueBy = latest.dueBy ?? facts.findLast(({ fact }) => fact.dueBy !== null)?.fact.dueBy ?? null;
  const answer = facts.findLast(({ fact }) => fact.kind !== 'status');
  return {
    id: dispute.id,
    orderId: dispute.orderId,
    amount: toAmount(dispute.amountCents),
    reason: dispute.reason,
    status: latest.status,
    openedAt: dispute.openedAt.toISOString(),
    dueBy: dueBy?.toISOString() ?? null,
    answer:
      answer === undefined
        ? null
        : {
            kind: answer.fact.kind as 'evidence' | 'acceptance',
            at: answer.fact.at.toISOString(),
            by: answer.by,
            note: answer.fact.note,
            isSent: answer.doneAt !== null,
            problem: answer.doneAt === null ? answer.problem : null,
          },
  };
}
