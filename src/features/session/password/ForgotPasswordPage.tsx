import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { otpMessages } from '#contract/messages';
import { useForm } from '#shared/forms/useForm';
import { AuthForm } from '../form/AuthForm';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { readAuthState } from '../form/authState';
import { EmailField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { otpNotice } from '../signup/otpFailure';
import { useForgotPasswordMutation } from '../sessionApi';
import { useRedirectLater } from '../form/useRedirectLater';
import * as texts from '../texts';

/** Sends an email with a code that resets the password. */
export function ForgotPasswordPage() {
  const { email } = readAuthState(useLocation().state);
  const [send] = useForgotPasswordMutation();
  const redirectLater = useRedirectLater();
  const [isLeaving, setIsLeaving] = useState(false);

  const form = useForm({
    initialValues: { email },
    loadSchema: async () => (await loadAuthSchemas()).forgotSchema,
    async submit(values) {
      const { error } = await send(values);
      if (error) return { notice: otpNotice(error, otpMessages.sendFailed) };
      setIsLeaving(true);
      redirectLater('/reset-password', { state: { email: values.email } });
      return { notice: { tone: 'success', text: otpMessages.resetSent } };
    },
  });

  return (
    <AuthLayout title={texts.forgotTitle} lead={texts.forgotLead}>
      <AuthForm form={form} submitText={otpMessages.send} busy={isLeaving}>
        <EmailField {...form.field('email')} label={texts.email} />
      </AuthForm>
      <p className={css.foot}>
        {texts.remembered} <Link to="/login">{texts.logIn}</Link>
      </p>
    </AuthLayout>
  );
}
