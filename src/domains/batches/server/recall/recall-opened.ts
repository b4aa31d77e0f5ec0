import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';

/** What the link of a recall's mail is signed for: one order of one recall. */
export const recallSubject = (recallOrderId: number) => ['recall', recallOrderId] as const;

const open = statement<never, { id: number; now: Date }>(
  'open-recall',
  `update recall_orders set opened_at = $now::timestamptz
    where id = $id::int and opened_at is null and mailed_at is not null`,
);

/** Somebody reads the page of a recalled batch by the link of a mail: the first time counts. */
export async function noteOpened(
  { db, links }: { db: Db; links: LinkSigner },
  { id, token }: { id: number; token: string },
  now: Date,
): Promise<void> {
  if (!links.verify(...recallSubject(id), token))
    throw new AppError('not_found', 'errors:batches.recallNotFound');
  await open(db, { id, now });
}
