import type { FastifyReply } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { payoutLines } from './payout-lines.queries.ts';

const HEADER = ['orderId', 'partId', 'kind', 'at', 'deliveredAt', 'goods', 'commission', 'amount'];

/** A payout as a file: the amounts of its lines sum to it. */
export async function sendStatement(reply: FastifyReply, db: Db, payoutId: number): Promise<FastifyReply> {
  const lines = await payoutLines(db, payoutId);
  const portions = (async function* () {
    yield lines;
  })();
  // Amounts stay numbers: a text that begins with a minus is taken for a formula.
  const text = csv(HEADER, portions, (line) => [
    line.orderId,
    line.partId,
    line.kind,
    line.at,
    line.deliveredAt,
    line.goods,
    line.commission,
    line.amount,
  ]);
  return sendCsv(reply, `payout-${payoutId}.csv`, text);
}
