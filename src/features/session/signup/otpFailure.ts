import { otpMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import type { FormNotice } from '#shared/forms/FormMessage';
import type { FormOutcome } from '#shared/forms/useForm';

/** What to say when a call about a code failed: its own text, or `fallback` where it gave none. */
export function otpNotice(error: unknown, fallback: string): FormNotice {
  if (hasStatus(error, 429)) return { tone: 'warn', text: otpMessages.tooManyRequests };
  return { tone: 'danger', text: errorDetail(error, fallback) };
}

/** The same for a form with the code in it: a wrong code is told at its field. */
export function otpOutcome(error: unknown, fallback: string): FormOutcome<{ otp: string }> {
  const notice = otpNotice(error, fallback);
  return notice.text === otpMessages.invalidCode ? { errors: { otp: notice.text } } : { notice };
}
