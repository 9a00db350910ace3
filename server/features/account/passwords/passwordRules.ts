import { signupMessages } from '#contract/messages';
import { badRequest } from '#server/platform/http/problem';
import { commonPasswords } from './commonPasswords';

/** A name as a password; for an address, also the part before the @. */
const guesses = (own: string) => [own.toLowerCase(), own.toLowerCase().split('@')[0]];

/**
 * Throws a 400 Problem for an easily guessed password: a common one, or the person's own name or
 * address.
 */
export async function requireUncommonPassword(
  password: string,
  field: string,
  own: readonly string[],
): Promise<void> {
  const common = await commonPasswords();
  const folded = password.normalize('NFC').trim().toLowerCase();
  if (!common.has(folded) && !own.flatMap(guesses).includes(folded)) return;
  const detail = signupMessages.passwordTooCommon;
  throw badRequest(detail, { [field]: detail });
}
