import { signupMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { badRequest } from '#server/platform/http/problem';

/**
 * Throws a 400 Problem, named at the field, for an address that our mail server can't write to. The
 * result depends on the address alone, so it reveals no account.
 */
export async function requireMailable(
  { canMail }: Pick<Deps, 'canMail'>,
  email: string,
  field = 'email',
): Promise<void> {
  if (await canMail(email)) return;
  const detail = signupMessages.emailUnreachable;
  throw badRequest(detail, { [field]: detail });
}
