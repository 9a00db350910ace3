import { useState } from 'react';
import { OTP_RESEND_SECONDS } from '#contract/limits';
import { otpMessages } from '#contract/messages';
import { hasStatus, isApiError } from '#api/errors';
import { FormMessage, type FormNotice } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import css from '../form/AuthForm.module.css';
import * as texts from '../texts';
import { otpNotice } from './otpFailure';
import { useCountdown } from './useCountdown';

interface ResendCodeProps {
  /** Returns the address to send to, or null if it is invalid and the form says so. */
  readonly readEmail: () => Promise<string | null>;
  readonly send: (call: { email: string }) => Promise<{ error?: unknown }>;
  /** Called with the form's message after a code was sent. */
  readonly onSent: (notice: FormNotice) => void;
}

/**
 * Requests a new code. After one was sent, or refused by the rate limit, the button is disabled for
 * a minute.
 */
export function ResendCode({ readEmail, send, onSent }: ResendCodeProps) {
  const { secondsLeft, start } = useCountdown();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormNotice | null>(null);

  const resend = async () => {
    const email = await readEmail();
    if (email === null) return;
    setProblem(null);
    setBusy(true);
    const { error } = await send({ email });
    setBusy(false);
    if (error === undefined) onSent({ tone: 'success', text: otpMessages.resent });
    else if (hasStatus(error, 400) || hasStatus(error, 429))
      setProblem(otpNotice(error, otpMessages.resendFailed));
    else setProblem({ tone: 'danger', text: otpMessages.resendFailed });
    if (error === undefined || hasStatus(error, 429)) start(waitSeconds(error));
  };

  return (
    <>
      <FormMessage notice={problem} />
      <div className={css.row}>
        <span className={css.quiet}>{texts.noEmail}</span>
        <Button size="sm" busy={busy} aria-disabled={secondsLeft > 0} onClick={() => void resend()}>
          {otpMessages.resend}
          {secondsLeft > 0 ? ` · ${clockText(secondsLeft)}` : null}
        </Button>
      </div>
    </>
  );
}

function waitSeconds(error: unknown): number {
  const seconds = isApiError(error) ? error.data.retryAfter : undefined;
  return seconds !== undefined && seconds > 0 ? Math.ceil(seconds) : OTP_RESEND_SECONDS;
}

/** Formats seconds as '0:42'. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
