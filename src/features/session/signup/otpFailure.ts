import { otpMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import type { FormNotice } from '#shared/forms/FormMessage';
import type { FormOutcome } from '#shared/forms/useForm';

/**
 * Returns the message for a failed code request: the server's text, or `fallback` if there is none.
 */
export function otpNotice(error: unknown, fallback: string): FormNotice {
  if (hasStatus(error, 429)) return { tone: 'warn', text: otpMessages.tooManyRequests };
  return { tone: 'danger', text: errorDetail(error, fallback) };
}

/** Returns the outcome of a form with a code: a wrong code is shown at its field. */
export function otpOutcome(error: unknown, fallback: string): FormOutcome<{ otp: string }> {
  const notice = otpNotice(error, fallback);
  return notice.text === otpMessages.invalidCode ? { errors: { otp: notice.text } } : { notice };
}
