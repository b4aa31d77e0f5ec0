import { z } from 'zod';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { TWO_FACTOR_SETTING } from '#engine/server/settings/required-two-factor.ts';
import { setting, type DomainSettings, type SettingsChange } from '#engine/server/settings/setting.ts';

export const staffSettings: DomainSettings = {
  settings: [
    setting({
      key: TWO_FACTOR_SETTING,
      schema: z.boolean('validation:invalidInput'),
      standard: () => false,
    }),
  ],
};

/** Who asks it of others has it: otherwise the answer to the own request would be the last thing that opens. */
export async function requireOwnFactor(_tx: Db, { actor, keys, values }: SettingsChange): Promise<void> {
  if (!keys.includes(TWO_FACTOR_SETTING) || values.get(TWO_FACTOR_SETTING) !== true) return;
  if (actor.hasTwoFactor) return;
  const text = 'errors:staff.twoFactorFirst';
  throw new AppError('conflict', text, { fields: { [TWO_FACTOR_SETTING]: text } });
}
