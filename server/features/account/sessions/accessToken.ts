import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PATTERN } from '#contract/limits';

const TOKEN_BYTES = 32;
const SHAPE = new RegExp(TOKEN_PATTERN);

/** A fresh token: 256 random bits in base64url. */
export const makeToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token; null where the text cannot be a token at all. */
export function hashToken(token: string): Buffer | null {
  return SHAPE.test(token) ? createHash('sha256').update(token).digest() : null;
}
