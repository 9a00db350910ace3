import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PATTERN } from '#contract/limits';

const TOKEN_BYTES = 32;
const SHAPE = new RegExp(TOKEN_PATTERN);

/** A new token: 256 random bits in base64url, 43 characters that may be part of an address. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash by which the database knows a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The hash of a text that claims to be a token; null where it cannot be one. */
export function hashToken(text: string): Buffer | null {
  return SHAPE.test(text) ? hashOfToken(text) : null;
}
