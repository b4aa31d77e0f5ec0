import { accountDeleted } from './account-deleted.ts';
import { apiKeyMade } from './api-key-made.ts';
import { emailChangeConfirm, emailChangeNotice, emailChangeTaken } from './email-change.ts';
import { passkeyChanged } from './passkey-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { twoFactorChanged } from './two-factor-changed.ts';

export const accountsMails = {
  'account-deleted': accountDeleted,
  'api-key-made': apiKeyMade,
  'email-change-confirm': emailChangeConfirm,
  'email-change-notice': emailChangeNotice,
  'email-change-taken': emailChangeTaken,
  'passkey-changed': passkeyChanged,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'two-factor-changed': twoFactorChanged,
};

type AccountsMails = typeof accountsMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends AccountsMails {}
}
