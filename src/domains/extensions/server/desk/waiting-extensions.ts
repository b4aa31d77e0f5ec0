import { statement } from '#engine/server/db/statement.ts';
import type { WaitingWork } from '#engine/server/domain.ts';

/** Along the index of each receiver's messages; extensions are few. */
const countFailed = statement<{ count: number }>(
  'count-failed-extension-events',
  `select count(*)::int as count from webhook_endpoints e
     join webhook_deliveries d on d.endpoint_id = e.id and d.failed_at is not null
    where e.extension is not null and e.disabled_at is null`,
);

/** Events that an extension could not deal with. */
export const waitingExtensions: WaitingWork = {
  ADMIN: [
    {
      name: 'extensions',
      page: 'extensions',
      needs: 'owner',
      count: async (db) => (await countFailed(db, {}))[0]!.count,
    },
  ],
};
