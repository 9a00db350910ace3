import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { isApiError } from '#api/errors';
import { FormMessage, type FormNotice } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { NewPasswordField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { OtpField } from '../signup/OtpField';
import { otpNotice, otpOutcome } from '../signup/otpFailure';
import { ResendCode } from '../signup/ResendCode';
import { useChangePasswordMutation, useRequestAccountCodeMutation } from './accountApi';
import css from './account.module.css';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

/** Sets the first password: emails a code, which the form then asks for. */
export function SetPassword({ me }: { readonly me: Me }) {
  const [requestCode, { isLoading }] = useRequestAccountCodeMutation();
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<FormNotice | null>(null);
  const send = () => requestCode({ purpose: 'set_password' });
  const start = async () => {
    const { error } = await send();
    setProblem(error ? otpNotice(error, texts.codeNotSent) : null);
    setIsSent(error === undefined);
  };
  if (isSent) return <FirstPassword email={me.email} resend={send} />;
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

interface FirstPasswordProps {
  readonly email: string;
  readonly resend: () => Promise<{ error?: unknown }>;
}

function FirstPassword({ email, resend }: FirstPasswordProps) {
  const dispatch = useAppDispatch();
  const [change] = useChangePasswordMutation();
  const form = useForm({
    initialValues: { otp: '', new_password: '' },
    initialNotice: { tone: 'success', text: texts.codeSent(email) },
    loadSchema: async () => (await loadAuthSchemas()).setPasswordSchema,
    async submit(values) {
      const { error } = await change(values);
      if (!error) {
        // A toast, because the form is replaced as soon as the account has a password.
        dispatch(notify({ kind: 'success', text: texts.passwordSet }));
        return {};
      }
      const errors = isApiError(error) ? error.data.errors : undefined;
      return errors ? { errors } : otpOutcome(error, texts.passwordNotChanged);
    },
  });
  return (
    <div className={css.form}>
      <SettingsForm form={form} submitText={texts.setPassword} submittingText={texts.changing}>
        <OtpField
          {...form.field('otp')}
          label={texts.code}
          onChange={(otp) => form.change({ otp })}
        />
        <NewPasswordField {...form.field('new_password')} label={texts.newPassword} />
      </SettingsForm>
      <ResendCode readEmail={() => Promise.resolve(email)} send={resend} onSent={form.show} />
    </div>
  );
}
