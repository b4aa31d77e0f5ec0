import type { PasskeyCreation, PasskeyRequest } from '#domains/accounts/model/passkeys.ts';
import { Refusal } from '#engine/web/forms/failure.ts';

/** Why a device made or used no key. */
type Why = 'cancelled' | 'known' | 'unsupported';

/** The device said no, not the server. */
export class DeviceRefusal extends Refusal {
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
