import { Link, useLocation, useNavigate } from 'react-router-dom';
import { loginMessages, otpMessages, signupMessages } from '#contract/messages';
import type { FormNotice } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AuthForm } from '../form/AuthForm';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { readAuthState, type AuthState } from '../form/authState';
import { EmailField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { useResendOtpMutation, useVerifyOtpMutation } from '../sessionApi';
import * as texts from '../texts';
import { OtpField } from './OtpField';
import { otpOutcome } from './otpFailure';
import { ResendCode } from './ResendCode';

/** Verifies an address with the code from the email. */
export function VerifyEmailPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const arrival = readAuthState(useLocation().state);
  const [verify] = useVerifyOtpMutation();
  const [resend] = useResendOtpMutation();

  const form = useForm({
    initialValues: { email: arrival.email, otp: '' },
    loadSchema: async () => (await loadAuthSchemas()).verifySchema,
    initialNotice: explainArrival(arrival),
    async submit(values) {
      const { error } = await verify(signupOf(values));
      if (error) return otpOutcome(error, otpMessages.verificationFailed);
      // Short, because the login page repeats it.
      dispatch(notify({ kind: 'success', text: otpMessages.verified, durationMs: 2_500 }));
      await navigate('/login', { state: { email: values.email, emailVerified: true } });
      return {};
    },
  });

  /** Adds the username from this browser's signup, while the address is the same. */
  function signupOf<T extends { email: string }>(values: T): T & { username?: string } {
    const isSame = arrival.username !== '' && values.email.trim() === arrival.email;
    return isSame ? { ...values, username: arrival.username } : values;
  }

  return (
    <AuthLayout title={texts.verifyTitle}>
      <AuthForm form={form} submitText={otpMessages.verify}>
        <EmailField {...form.field('email')} label={texts.email} />
        <OtpField
          {...form.field('otp')}
          label={texts.verificationCode}
          isOnlyStep={arrival.email !== ''}
          onChange={(otp) => form.change({ otp })}
        />
      </AuthForm>
      <ResendCode
        readEmail={() => form.checkField('email')}
        send={(call) => resend(signupOf(call))}
        onSent={form.show}
      />
      <p className={css.foot}>
        {texts.alreadyVerified} <Link to="/login">{texts.logIn}</Link>
      </p>
    </AuthLayout>
  );
}

/** Returns why another page led here, or null. */
function explainArrival({ signedUp, unverified }: AuthState): FormNotice | null {
  if (unverified) return { tone: 'warn', text: loginMessages.verifyEmailNote };
  return signedUp ? { tone: 'success', text: signupMessages.success } : null;
}
