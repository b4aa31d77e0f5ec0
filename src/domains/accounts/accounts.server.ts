import type { ServerDomain } from '#engine/server/domain.ts';
import { accountRoutes } from './server/accounts.routes.ts';
import { forgetAccount } from './server/delete-account.ts';
import { adminUsersRoutes } from './server/desk/admin-users.routes.ts';
import { accountsMails } from './server/mails/accounts-mails.ts';
import { forgetTotpSecrets, resealTotpSecrets } from './server/two-factor/totp-secrets.ts';
import { ownAccount } from './server/own-data.queries.ts';

/** Who people are to the shop: registering, signing in, profiles, keys, and leaving. */
export const accounts: ServerDomain = {
  name: 'accounts',
  routes: [accountRoutes, adminUsersRoutes],
  mails: accountsMails,
  ownData: ownAccount,
  forget: (tx, _changed, person) => forgetAccount(tx, person),
  sealed: { reseal: resealTotpSecrets, forget: forgetTotpSecrets },
};
