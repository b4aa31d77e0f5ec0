import type { PasskeyCreation, PasskeyRequest } from '#domains/accounts/model/passkeys.ts';
import { Refusal, type Failure } from '#engine/web/forms/failure.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';

/** Why a device made or used no key. */
type Why = 'cancelled' | 'known' | 'unsupported';

/** The device said no, not the server. */
class DeviceRefusal extends Refusal {
  readonly why: Why;

  constructor(why: Why) {
    super({});
    this.why = why;
  }
}

/** Loaded when somebody asks for it: most who sign in type their password. */
const library = () => import('@simplewebauthn/browser');

/** Lets the device make a key. */
export function createPasskey(optionsJSON: PasskeyCreation) {
  return onDevice(({ startRegistration }) => startRegistration({ optionsJSON }));
}

/** Lets the device sign with a key of its own. */
export function askForPasskey(optionsJSON: PasskeyRequest) {
  return onDevice(({ startAuthentication }) => startAuthentication({ optionsJSON }));
}

async function onDevice<Answer>(
  act: (loaded: Awaited<ReturnType<typeof library>>) => Promise<Answer>,
): Promise<Answer> {
  const loaded = await library();
  if (!loaded.browserSupportsWebAuthn()) throw new DeviceRefusal('unsupported');
  try {
    return await act(loaded);
  } catch (error) {
    throw new DeviceRefusal(whyOf(error));
  }
}

/** The names are those of WebAuthn. Most of them mean that somebody pressed Cancel or waited too long. */
function whyOf(error: unknown): Why {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'unsupported' : 'cancelled';
}

/** What to say about it: the device's refusal in our words, the server's in its own. */
export function passkeyFailureText(t: Translate, { error, message }: Failure): string | undefined {
  return error instanceof DeviceRefusal ? t(`accounts:passkeys.${error.why}`) : message;
}

export const PASSKEYS_PATH = '/api/auth/passkeys';

export const passkeysQuery = apiQuery(PASSKEYS_PATH);
