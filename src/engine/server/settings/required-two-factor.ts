import type { Role } from '#engine/model/current-user.ts';
import { settingInForce } from './settings-in-force.ts';

/** Whether everybody who administers the shop signs in with a second factor. */
export const TWO_FACTOR_SETTING = 'staff.twoFactor';

/** The owner asks for a second factor, and this administrator has none yet: nothing at the desk opens before. */
export function lacksTwoFactor({ role, hasTwoFactor }: { role: Role; hasTwoFactor: boolean }): boolean {
  return role === 'ADMIN' && !hasTwoFactor && settingInForce<boolean | null>(TWO_FACTOR_SETTING) === true;
}
