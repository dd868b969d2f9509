import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@regimen/contract/passkeys.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { Secret, TOTP } from 'otpauth';

interface Page {
  /** Where the browser is, and which host it says it is at. */
  origin: string;
  host: string;
}

/** What a phone or a security key does, in software: makes one passkey, and signs with it. */
export class Authenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  readonly #privateKey: KeyObject;
  readonly publicKey: Buffer;
  #counter = 0;
  /** Whether it asked its person for a finger, a face or a PIN. */
  verifiesUser = true;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its point.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    this.publicKey = Buffer.from(isoCBOR.encode(key));
  }

  create(challenge: string, page: Page): NewPasskey {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#facts(page.host, 0x40),
      Buffer.alloc(16),
      length,
      id,
      this.publicKey,
    ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  prove(challenge: string, page: Page): PasskeyProof {
    this.#counter++;
    const client = clientData('webauthn.get', challenge, page);
    const facts = this.#facts(page.host, 0);
    const signed = Buffer.concat([facts, createHash('sha256').update(client).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: facts.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      },
    };
  }

  #named() {
    const id = this.credentialId;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  /** Which host, that somebody was there (1) and proved to be its person (4), and how often it was used. */
  #facts(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = flags | 1 | (this.verifiesUser ? 4 : 0);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([all]), counter]);
  }
}

const clientData = (type: string, challenge: string, { origin }: Page): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** What an authenticator app shows at an instant. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
