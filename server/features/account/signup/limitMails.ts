import { OTP_RESEND_SECONDS } from '#contract/limits';
import { otpMessages } from '#contract/messages';
import type { RateLimits } from '#server/platform/http/limits/limits';
import { LimitReached } from '#server/platform/http/limits/limitReached';
import type { CodePurpose } from './codeRules';

const HOUR_SECONDS = 3_600;
const NOTICES_AN_HOUR = 5;

/**
 * Consumes the one mail per minute of an address and purpose, known or not; throws a 429 Problem.
 */
export async function consumeMailLimit(
  limits: RateLimits,
  purpose: CodePurpose,
  email: string,
): Promise<void> {
  try {
    await limits.consume(
      { name: `mail-${purpose}`, points: 1, seconds: OTP_RESEND_SECONDS },
      email,
    );
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { rule, first, more } = error;
    const wait = more.retryAfterSeconds ?? OTP_RESEND_SECONDS;
    throw new LimitReached(rule, wait, first, otpMessages.tooManyRequests);
  }
}

/** Counts a signup's own mail as the one of this minute, without refusing the signup. */
export async function countSignupMail(limits: RateLimits, email: string): Promise<void> {
  await withinLimit(consumeMailLimit(limits, 'verify_email', email));
}

/** Whether an address may get one more unsolicited mail; five an hour. */
export async function canSendNotice(limits: RateLimits, email: string): Promise<boolean> {
  return withinLimit(
    limits.consume({ name: 'mail-notice', points: NOTICES_AN_HOUR, seconds: HOUR_SECONDS }, email),
  );
}

async function withinLimit(taken: Promise<void>): Promise<boolean> {
  try {
    await taken;
    return true;
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}
