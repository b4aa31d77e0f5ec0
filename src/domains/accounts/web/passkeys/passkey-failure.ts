import type { Failure } from '#engine/web/forms/failure.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { DeviceRefusal } from './passkey-device.ts';

/** What to say about it: the device's refusal in our words, the server's in its own. */
export function passkeyFailureText(t: Translate, { error, message }: Failure): string | undefined {
  return error instanceof DeviceRefusal ? t(`accounts:passkeys.${error.why}`) : message;
}
