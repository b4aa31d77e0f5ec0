import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { saveStoreMode, type StoreMode } from '#engine/server/db/settings.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** Opens or closes the shop, in every process. */
export async function changeStoreMode(
  catalogue: Catalogue,
  actor: SessionUser,
  storeMode: StoreMode,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    await saveStoreMode(tx, storeMode);
    await recordAudit(tx, {
      actor,
      action: 'settings.storeMode',
      entityType: 'settings',
      entityId: 'storeMode',
      detail: { storeMode },
    });
    changed.settings();
  });
}
