import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keptOnce } from './kept-once.ts';

/**
 * Locks secrets that we have to read again (of authenticator apps, of sign-in providers), so that the database alone
 * gives none of them away. Whatever only has to be known again is hashed instead (`secrets.ts`).
 */
export interface Vault {
  /** `place` names the row, like `totp:<tenant>:<user>`: what was locked for one opens at no other. */
  lock(secret: string, place: string): Buffer;
  /** Throws at anything that was not locked here for this place. */
  unlock(locked: Buffer, place: string): string;
  /** A secret of this installation for this purpose, the same in all of its processes. */
  derive(purpose: string): Buffer;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function openVault(key: Buffer): Vault {
  return {
    lock(secret, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
      const locked = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), locked]);
    },
    unlock(locked, place) {
      const decipher = createDecipheriv(algorithm, key, locked.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(locked.subarray(nonceBytes, nonceBytes + tagBytes));
      const opened = decipher.update(locked.subarray(nonceBytes + tagBytes), undefined, 'utf8');
      return opened + decipher.final('utf8');
    },
    derive: (purpose) => createHmac('sha256', key).update(purpose).digest(),
  };
}

/** The key of this installation, 32 bytes in base64url: as given, or made once and kept. */
export async function vaultKey(given: string | undefined, dataDir: string): Promise<Buffer> {
  const text = given ?? (await keptOnce(dataDir, 'vault.key', () => randomBytes(32).toString('base64url')));
  return Buffer.from(text, 'base64url');
}
