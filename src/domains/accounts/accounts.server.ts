import type { ServerDomain } from '#engine/server/domain.ts';
import { accountsApi } from './model/accounts.api.ts';
import { personRecordApi } from './model/person-record.api.ts';
import { signInApi } from './model/sign-in.api.ts';
import { addressesRoutes } from './server/addresses/addresses.routes.ts';
import { apiKeysRoutes } from './server/api-keys/api-keys.routes.ts';
import { forgetAccount } from './server/delete-account.ts';
import { adminUsersRoutes } from './server/desk/admin-users.routes.ts';
import { personRecordRoutes } from './server/desk/person-record.routes.ts';
import { searchablePeople } from './server/desk/search-people.ts';
import { accountsMails } from './server/mails/accounts-mails.ts';
import { passkeysRoutes } from './server/passkeys/passkeys.routes.ts';
import { passwordRoutes } from './server/password.routes.ts';
import { profileRoutes } from './server/profile.routes.ts';
import { signInRoutes } from './server/sign-in.routes.ts';
import { forgetTotpSecrets, resealTotpSecrets } from './server/two-factor/totp-secrets.ts';
import { twoFactorRoutes } from './server/two-factor/two-factor.routes.ts';
import { ownAccount } from './server/own-data.queries.ts';

/** Who people are to the shop: registering, signing in, profiles, keys, and leaving. */
export const accounts: ServerDomain = {
  name: 'accounts',
  api: [signInApi, accountsApi, personRecordApi],
  routes: [
    signInRoutes,
    passwordRoutes,
    twoFactorRoutes,
    apiKeysRoutes,
    passkeysRoutes,
    profileRoutes,
    addressesRoutes,
    adminUsersRoutes,
    personRecordRoutes,
  ],
  mails: accountsMails,
  searchable: [searchablePeople],
  ownData: ownAccount,
  forget: (tx, _changed, person) => forgetAccount(tx, person),
  sealed: { reseal: resealTotpSecrets, forget: forgetTotpSecrets },
};
