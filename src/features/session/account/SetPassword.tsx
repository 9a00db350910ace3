import type { Me } from '#contract/entities/person';
import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { NewPasswordField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { OtpField } from '../signup/OtpField';
import { otpOutcome } from '../signup/otpFailure';
import { ResendCode } from '../signup/ResendCode';
import css from './account.module.css';
import { useChangePasswordMutation } from './accountApi';
import { MailedCode } from './MailedCode';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

/** Sets the first password: emails a code, which the form then asks for. */
export function SetPassword({ me }: { readonly me: Me }) {
  return (
    <MailedCode purpose="set_password">
      {(resend) => <FirstPassword email={me.email} resend={resend} />}
    </MailedCode>
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
