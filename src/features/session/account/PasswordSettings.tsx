import type { Me } from '#contract/entities/person';
import { isApiError } from '#api/errors';
import { useForm, type FormOutcome } from '#shared/forms/useForm';
import { PasswordField } from '#shared/ui/fields/PasswordField';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { NewPasswordField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { otpNotice } from '../signup/otpFailure';
import { useChangePasswordMutation } from './accountApi';
import { SetPassword } from './SetPassword';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

/** Changes the password, or sets the first one of a user who logs in with Google. */
export function PasswordSettings({ me }: { readonly me: Me }) {
  const isFirst = me.has_password === false;
  return (
    <SettingsCard title={texts.password} lead={isFirst ? texts.setLead : texts.changeLead}>
      {isFirst ? <SetPassword me={me} /> : <ChangePassword username={me.username} />}
    </SettingsCard>
  );
}

const nothing = { current_password: '', new_password: '' };

function ChangePassword({ username }: { readonly username: string }) {
  const [change] = useChangePasswordMutation();
  const form = useForm({
    initialValues: nothing,
    loadSchema: async () => (await loadAuthSchemas()).changePasswordSchema,
    async submit(values) {
      const { error } = await change(values);
      if (error) return explain(error);
      form.discard();
      return { notice: { tone: 'success', text: texts.passwordChanged } };
    },
  });
  return (
    <SettingsForm form={form} submitText={texts.changePassword} submittingText={texts.changing}>
      {/* Password managers need it to know which login they update. */}
      <input hidden readOnly autoComplete="username" name="username" value={username} />
      <PasswordField
        {...form.field('current_password')}
        label={texts.currentPassword}
        required
        autoComplete="current-password"
      />
      <NewPasswordField {...form.field('new_password')} label={texts.newPassword} />
    </SettingsForm>
  );
}

/** Shows an error of the server at its field, or above the form. */
function explain(error: unknown): FormOutcome<typeof nothing> {
  const errors = isApiError(error) ? error.data.errors : undefined;
  return errors ? { errors } : { notice: otpNotice(error, texts.passwordNotChanged) };
}
