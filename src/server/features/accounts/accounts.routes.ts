import type { RoomApp } from '#server/http/app-type.ts';
import type { Shop } from '#server/shop.ts';
import { apiKeysRoutes } from './api-keys.routes.ts';
import { passkeysRoutes } from './passkeys.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

export function accountRoutes(app: RoomApp, shop: Shop): void {
  signInRoutes(app, shop);
  registrationRoutes(app, shop);
  passwordRoutes(app, shop);
  twoFactorRoutes(app, shop);
  apiKeysRoutes(app, shop);
  passkeysRoutes(app, shop);
  profileRoutes(app, shop);
}
