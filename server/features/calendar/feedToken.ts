import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^([\w-]{43})(\.ics)?$/;

/** A token of 256 random bits: 43 letters that may stand in an address. */
export const makeFeedToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token, with or without `.ics` behind it; null for what cannot be one. */
export function hashFeedToken(text: string): Buffer | null {
  const token = TOKEN.exec(text)?.[1];
  return token === undefined ? null : createHash('sha256').update(token).digest();
}
