import { recordAudit } from '#server/db/audit.ts';
import { raiseCatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Db } from '#server/db/client.ts';
import { saveStoreMode, type StoreMode } from '#server/db/settings.ts';
import type { SessionUser } from '#server/http/session.ts';

/** Opens or closes the shop for every process: settings travel with the catalogue version. */
export async function changeStoreMode(db: Db, actor: SessionUser, storeMode: StoreMode): Promise<void> {
  await db.transaction(async (tx) => {
    await saveStoreMode(tx, storeMode);
    await recordAudit(tx, {
      actor,
      action: 'settings.storeMode',
      entityType: 'settings',
      entityId: 'storeMode',
      detail: { storeMode },
    });
    await raiseCatalogueVersion(tx);
  });
}
