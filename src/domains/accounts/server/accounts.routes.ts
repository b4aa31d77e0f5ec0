import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { apiKeysRoutes } from '#domains/accounts/server/api-keys/api-keys.routes.ts';
import { passkeysRoutes } from '#domains/accounts/server/passkeys/passkeys.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { twoFactorRoutes } from '#domains/accounts/server/two-factor/two-factor.routes.ts';

export function accountRoutes(app: ApiApp, shop: Shop): void {
  signInRoutes(app, shop);
  registrationRoutes(app, shop);
  passwordRoutes(app, shop);
  twoFactorRoutes(app, shop);
  apiKeysRoutes(app, shop);
  passkeysRoutes(app, shop);
  profileRoutes(app, shop);
}
