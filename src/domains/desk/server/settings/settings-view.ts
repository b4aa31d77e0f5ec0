import { loadSettings } from '#engine/server/settings/stored-settings.ts';
import type { Shop } from '#engine/server/shop.ts';
import { declaredSettings, groupOf, standardsOf } from '#engine/server/settings/settings-in-force.ts';

/** Every setting with its value, its standard, and who changed it when: as the database has it, not as of two seconds ago. */
export async function settingGroups({ db, config }: Shop) {
  const { chosen } = await loadSettings(db);
  const from = standardsOf(config);
  const shown = declaredSettings().map(({ key, standard: standardOf, grounds }) => {
    const choice = chosen.get(key);
    const standard = standardOf(from);
    return {
      key,
      value: choice === undefined ? standard : choice.value,
      standard,
      ...(grounds && { grounds: grounds(from) }),
      changedAt: choice?.changedAt.toISOString() ?? null,
      changedBy: choice?.changedBy ?? null,
    };
  });
  return [...Map.groupBy(shown, ({ key }) => groupOf(key))].map(([key, settings]) => ({ key, settings }));
}
