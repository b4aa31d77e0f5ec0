import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { tryFailedAgain } from '#domains/extensions/server/events/extension-events.queries.ts';
import { openedExtensions } from '#domains/extensions/server/open-extensions.ts';

/** What was given up is handed to the extension once more. */
export async function handAgain(db: Db, actor: SessionUser, name: string): Promise<number> {
  if (!openedExtensions().some(({ described }) => described.name === name))
    throw new AppError('not_found', 'errors:not_found');
  return db.transaction(async (tx) => {
    const count = await tryFailedAgain(tx, name);
    await recordAudit(tx, {
      actor,
      action: 'extension.again',
      entityType: 'extension',
      entityId: name,
      detail: { count },
    });
    return count;
  });
}
