import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '#domains/accounts/model/passkeys.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** How a device may differ from an honest one. */
interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the device knows its owner. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Of another key of whomever. */
  credentialId?: string;
}

/** A device with one key, as WebAuthn writes down what it says: honest unless it is told to lie. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** The answer to `navigator.credentials.create`. */
  create(options: PasskeyCreation, lies: Lies = {}) {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp.id, WITH_KEY, lies),
      Buffer.alloc(16),
      uint16(id.length),
      id,
      this.#coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.#answer(lies, {
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, lies).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to `navigator.credentials.get`. */
  get(options: PasskeyRequest, lies: Lies = {}) {
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(options.rpId, 0, lies);
    const clientData = this.#clientData('webauthn.get', options.challenge, lies);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#answer(lies, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: lies.userHandle ?? this.#userHandle,
    });
  }

  #answer<Response>({ credentialId = this.credentialId }: Lies, response: Response) {
    return { id: credentialId, rawId: credentialId, type: 'public-key' as const, response };
  }

  #clientData(type: string, asked: string, { challenge = asked, origin = this.#origin }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(asked: string, flags: number, lies: Lies): Buffer {
    const { rpId = asked, verified = true, counter = this.counter } = lies;
    const written = Buffer.alloc(5);
    written.writeUInt8(flags | PRESENT | (verified ? VERIFIED : 0));
    written.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), written]);
  }

  /** { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
  #coseKey(): Buffer {
    const { x, y } = this.#publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, 'base64url')),
    ]);
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** Shorter than 24 characters. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** From 24 bytes on, up to 64 KB. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  return Buffer.concat([
    length < 256 ? Buffer.from([0x58, length]) : Buffer.concat([Buffer.from([0x59]), uint16(length)]),
    bytes,
  ]);
}
