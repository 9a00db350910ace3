import type { LimitRule } from '../../platform/http/limits';
import { canonicalEmail } from './identifiers';

const FIVE_MINUTES = 300;
const HALF_AN_HOUR = 1_800;

function textField(body: unknown, field: string): string {
  const value = body && typeof body === 'object' ? (body as Record<string, unknown>)[field] : '';
  return typeof value === 'string' ? value : '';
}

/** Guesses at one account from one address. */
export const loginLimit: LimitRule = {
  name: 'login',
  points: 5,
  seconds: FIVE_MINUTES,
  key: ({ ip, body }) => `${ip} ${canonicalEmail(textField(body, 'username'))}`,
};

/** Accounts made from one address. */
export const signupLimit: LimitRule = {
  name: 'signup',
  points: 5,
  seconds: HALF_AN_HOUR,
  key: ({ ip }) => ip,
};

/** Codes tried from one address, over all accounts; each account has its own, far smaller, budget. */
export const codeLimit: LimitRule = {
  name: 'codes',
  points: 120,
  seconds: FIVE_MINUTES,
  key: ({ ip }) => ip,
};
