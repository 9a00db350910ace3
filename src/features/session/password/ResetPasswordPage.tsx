import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { otpMessages } from '#contract/messages';
import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { PasswordField } from '#shared/ui/fields/PasswordField';
import { AuthForm } from '../form/AuthForm';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { readAuthState } from '../form/authState';
import { EmailField, NewPasswordField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { OtpField } from '../signup/OtpField';
import { otpOutcome } from '../signup/otpFailure';
import { ResendCode } from '../signup/ResendCode';
import { useForgotPasswordMutation, useResetPasswordMutation } from '../sessionApi';
import { useRedirectLater } from '../form/useRedirectLater';
import * as texts from '../texts';

/** Sets a new password with the code from the email. */
export function ResetPasswordPage() {
  const { email } = readAuthState(useLocation().state);
  const [reset] = useResetPasswordMutation();
  const [sendCode] = useForgotPasswordMutation();
  const redirectLater = useRedirectLater();
  const [isLeaving, setIsLeaving] = useState(false);

  const form = useForm({
    initialValues: { email, otp: '', new_password: '', confirm: '' },
    loadSchema: async () => (await loadAuthSchemas()).resetSchema,
    async submit({ confirm: _confirm, ...values }) {
      const { error } = await reset(values);
      if (error) return explain(error);
      setIsLeaving(true);
      redirectLater('/login', { replace: true, state: { email: values.email } });
      return { notice: { tone: 'success', text: otpMessages.resetDone } };
    },
  });

  return (
    <AuthLayout title={texts.resetTitle}>
      <AuthForm form={form} submitText={otpMessages.resetPassword} busy={isLeaving}>
        <EmailField {...form.field('email')} label={texts.email} autoComplete="username" />
        <OtpField
          {...form.field('otp')}
          label={texts.resetCode}
          onChange={(otp) => form.change({ otp })}
        />
        <NewPasswordField {...form.field('new_password')} label={texts.newPassword} />
        <PasswordField
          {...form.field('confirm')}
          label={texts.confirmPassword}
          required
          autoComplete="new-password"
        />
      </AuthForm>
      <ResendCode readEmail={() => form.checkField('email')} send={sendCode} onSent={form.show} />
      <p className={css.foot}>
        {texts.remembered} <Link to="/login">{texts.logIn}</Link>
      </p>
    </AuthLayout>
  );
}

function explain(error: unknown) {
  const wrongPassword = isApiError(error) ? error.data.errors?.new_password : undefined;
  if (wrongPassword !== undefined) return { errors: { new_password: wrongPassword } };
  return otpOutcome(error, otpMessages.resetFailed);
}
