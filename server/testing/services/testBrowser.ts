import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The body with which a browser subscribes. */
export type Subscription = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
};

/** A browser that subscribed, and can read the messages to it. */
export interface ReadingBrowser {
  subscription: Subscription;
  /** Decrypts the body of a push message (RFC 8291, `aes128gcm`). Throws if it is for another. */
  read(body: Buffer): string;
}

/** A subscription at an IP that needs no name server. Each call has another address. */
export const testBrowser = (): Subscription => createReadingBrowser().subscription;

/** Creates a browser whose push service has the origin. */
export function createReadingBrowser(origin = 'https://93.184.216.34'): ReadingBrowser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(KEY_BYTES);
  const endpoint = `${origin}/push/${randomBytes(9).toString('base64url')}`;
  const p256dh = ecdh.getPublicKey().toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
    read: (body) => decrypt(body, ecdh, auth),
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The body: 16 bytes of salt, 4 of the record size, the length of a key, the key, one record. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const record = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with the byte 2.
  if (text.at(-1) !== 2) throw new Error('Not the last record.');
  return text.subarray(0, -1).toString('utf8');
}
