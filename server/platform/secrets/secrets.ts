import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Cryptography with a key that is not in the database; each use, such as `jobs`, has a separate
 * derived key.
 */
export interface Secrets {
  /** A hash that cannot be brute-forced without the key, however short the text is. */
  mac(use: string, text: string): Buffer;
  /** Encrypts the text. */
  seal(use: string, text: string): string;
  /** Decrypts a sealed text. Throws if it was sealed with another key or for another use. */
  open(use: string, sealed: string): string;
}

/** Creates the secrets of one server from its secret key. */
export function createSecrets(secretKey: Buffer): Secrets {
  const keys = new Map<string, Buffer>();
  const keyOf = (use: string) => {
    const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', secretKey, '', use, KEY_BYTES));
    keys.set(use, key);
    return key;
  };
  return {
    mac: (use, text) => createHmac('sha256', keyOf(use)).update(text).digest(),
    seal(use, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(use), nonce, { authTagLength: TAG_BYTES });
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(use, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, keyOf(use), nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
