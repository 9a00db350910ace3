import { badRequest } from '../../platform/http/problem';
import commonPasswords from './commonPasswords.json';

const common = new Set(commonPasswords);

/** Throws a 400 Problem for a password that is guessed first: a common one, or the person's own name or address. */
export function requireUncommonPassword(
  password: string,
  field: string,
  own: readonly string[],
): void {
  const folded = password.normalize('NFC').toLowerCase();
  if (!common.has(folded) && !own.some((word) => word.toLowerCase() === folded)) return;
  const detail = 'This password is too easy to guess. Please choose another one.';
  throw badRequest(detail, { [field]: detail });
}
