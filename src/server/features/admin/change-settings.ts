import { recordAudit } from '#server/db/audit.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { saveStoreMode, type StoreMode } from '#server/db/settings.ts';
import type { SessionUser } from '#server/http/session.ts';

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
