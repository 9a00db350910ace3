import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { PasswordField } from '#shared/ui/fields/PasswordField';
import { EmailField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { OtpField } from '../signup/OtpField';
import { otpOutcome } from '../signup/otpFailure';
import { useChangeEmailMutation } from './accountApi';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

interface NewEmailProps {
  /** False: the code mailed to the present address replaces the password. */
  readonly hasPassword: boolean;
  /** Called with the new address, once a code was mailed to it. */
  readonly onSent: (email: string) => void;
}

/** Asks for a new address, and for the proof that the account is the user's. */
export function NewEmail({ hasPassword, onSent }: NewEmailProps) {
  const [change] = useChangeEmailMutation();
  const form = useForm({
    initialValues: { new_email: '', password: '', otp: '' },
    loadSchema: async () => {
      const { codeEmailSchema, passwordEmailSchema } = await loadAuthSchemas();
      return hasPassword ? passwordEmailSchema : codeEmailSchema;
    },
    async submit({ new_email, password, otp }) {
      const { error } = await change({ new_email, ...(hasPassword ? { password } : { otp }) });
      if (!error) {
        onSent(new_email);
        return {};
      }
      const errors = isApiError(error) ? error.data.errors : undefined;
      return errors ? { errors } : otpOutcome(error, texts.emailNotChanged);
    },
  });
  return (
    <SettingsForm form={form} submitText={texts.changeEmail} submittingText={texts.emailing}>
      {hasPassword ? null : (
        <OtpField
          {...form.field('otp')}
          label={texts.code}
          onChange={(otp) => form.change({ otp })}
        />
      )}
      <EmailField {...form.field('new_email')} label={texts.newEmail} />
      {hasPassword ? (
        <PasswordField
          {...form.field('password')}
          label={texts.yourPassword}
          required
          autoComplete="current-password"
        />
      ) : null}
    </SettingsForm>
  );
}
