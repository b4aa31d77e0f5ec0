import type { ReturnRequest } from '#domains/returns/model/return-input.ts';
import { REASON_RULES } from '#domains/catalogue/model/return-reasons.ts';
import { lineOptions } from '#domains/returns/model/return-rules.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { decideReturn } from '#domains/returns/server/desk/decide-return.ts';
import { requestReturn } from '#domains/returns/server/request-return.ts';
import { returnLines, toReturnable } from '#domains/returns/server/return-lines.queries.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/**
 * Some pieces of a line come back, chosen by the numbers: for money or in exchange, some of them back on the shelf. False:
 * nothing of the order could.
 */
export async function returnSomething(
  { db, catalogue, admin }: { db: Db; catalogue: Catalogue; admin: SessionUser },
  orderId: number,
  { pick, other, share }: { pick: number; other: number; share: number },
): Promise<boolean> {
  const now = new Date();
  const possible = (await returnLines(db, orderId)).flatMap((line) => {
    const returnable = toReturnable(line);
    const reasons = lineOptions(returnable, now).reasons.filter(
      (reason) => !REASON_RULES[reason].needsPhotos,
    );
    return reasons.map((reason) => ({ itemId: line.itemId, left: returnable.quantityLeft, reason }));
  });
  const chosen = possible[pick % Math.max(possible.length, 1)];
  if (chosen === undefined) return false;
  const { itemId, left, reason } = chosen;
  const kind = other % 4 === 0 ? 'exchange' : 'refund';
  const items = [{ itemId, quantity: Math.max(1, Math.ceil(share * left)) }];
  const request: ReturnRequest = { kind, reason, items, details: '', photos: [] };
  const wish = { request, language: 'en', now } as const;
  const { id } = await requestReturn(db, orderId, { actor: 'customer' }, wish);
  const last = other % 7 === 0 ? 'declined' : kind === 'exchange' ? 'exchanged' : 'refunded';
  for (const status of ['authorized', 'received', 'inspected', last] as const) {
    const restock = status === last && last !== 'declined' && pick % 2 === 0;
    await decideReturn(catalogue, id, { status, restock }, { admin, language: 'en', now });
  }
  return true;
}
