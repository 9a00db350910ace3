import { useState, type ReactNode } from 'react';
import { FormMessage, type FormNotice } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import { otpNotice } from '../signup/otpFailure';
import { useRequestAccountCodeMutation, type CodePurpose } from './accountApi';
import css from './account.module.css';
import * as texts from './texts';

interface MailedCodeProps {
  readonly purpose: CodePurpose;
  /** Renders the form that asks for the code. `resend` mails another. */
  readonly children: (resend: () => Promise<{ error?: unknown }>) => ReactNode;
}

/** Mails the code that replaces the password of an account without one, then shows the form. */
export function MailedCode({ purpose, children }: MailedCodeProps) {
  const [requestCode, { isLoading }] = useRequestAccountCodeMutation();
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<FormNotice | null>(null);
  const send = () => requestCode({ purpose });
  const start = async () => {
    const { error } = await send();
    setProblem(error ? otpNotice(error, texts.codeNotSent) : null);
    setIsSent(error === undefined);
  };
  if (isSent) return children(send);
  return (
    <div className={css.form}>
      <FormMessage notice={problem} />
      <Button
        className={css.submit}
        busy={isLoading}
        busyText={texts.emailing}
        onClick={() => void start()}
      >
        {texts.emailCode}
      </Button>
    </div>
  );
}
