import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, vi } from 'vitest';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '#domains/accounts/model/passkeys.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { signedIn } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type Visitor } from './test-app.ts';

export const ORIGIN = 'https://shop.example';
export const RP_ID = 'shop.example';

/** A shop at a public URL, people and their devices; for the whole test file. */
export function openPasskeyDesk() {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ publicUrl: ORIGIN });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const buyer = (username: string) => signedIn(shop, { username, role: 'BUYER' });
  const newDevice = () => new SoftwareAuthenticator(ORIGIN);
  const setUp = (owner: Visitor, proof: object = { password: TEST_PASSWORD }) =>
    owner.post<PasskeyCreation>('/api/auth/passkeys/setup', proof);

  async function add(owner: Visitor, device: SoftwareAuthenticator, name = 'My phone') {
    const { body: options } = await setUp(owner);
    return owner.post<Passkey>('/api/auth/passkeys', { name, credential: device.create(options) });
  }

  /** Somebody with a passkey, and the device it is on. */
  async function ownerWithPasskey(username: string) {
    const owner = await buyer(username);
    const device = newDevice();
    const { body } = await add(owner, device);
    return { owner, device, id: body.id };
  }

  return {
    get shop() {
      return shop;
    },
    buyer,
    newDevice,
    setUp,
    add,
    ownerWithPasskey,
    list: async (owner: Visitor) => (await owner.get<Passkey[]>('/api/auth/passkeys')).body,
    challenge: async (visitor: Visitor) =>
      (await visitor.post<PasskeyRequest>('/api/auth/passkeys/challenge')).body,
    send: (visitor: Visitor, credential: object) =>
      visitor.post<{ user: { username: string }; reason: string }>('/api/auth/passkeys/sign-in', {
        credential,
      }),
    mailsTo: (username: string) =>
      shop.db
        .select({ template: mailOutbox.template, data: mailOutbox.data })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, `${username}@example.com`)),
  };
}
