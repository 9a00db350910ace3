import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PATTERN } from '#contract/limits';

const TOKEN_BYTES = 32;
const SHAPE = new RegExp(TOKEN_PATTERN);

/** Creates a token: 256 random bits in base64url, 43 URL-safe characters. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash under which the database stores a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the hash of a possible token, or null if the text cannot be one. */
export function hashToken(text: string): Buffer | null {
  return SHAPE.test(text) ? hashOfToken(text) : null;
}
