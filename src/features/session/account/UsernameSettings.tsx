import type { Me } from '#contract/entities/person';
import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { TextField } from '#shared/ui/fields/TextField';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { otpNotice } from '../signup/otpFailure';
import { useChangeUsernameMutation } from './accountApi';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

/** Changes the username. */
export function UsernameSettings({ me }: { readonly me: Me }) {
  const [change] = useChangeUsernameMutation();
  const form = useForm({
    initialValues: { username: me.username },
    loadSchema: async () => (await loadAuthSchemas()).usernameSchema,
    async submit({ username }) {
      const { error } = await change({ username });
      if (!error) return { notice: { tone: 'success', text: texts.usernameChanged(username) } };
      const errors = isApiError(error) ? error.data.errors : undefined;
      return errors ? { errors } : { notice: otpNotice(error, texts.usernameNotChanged) };
    },
  });
  return (
    <SettingsCard title={texts.username} lead={texts.usernameLead}>
      <SettingsForm form={form} submitText={texts.changeUsername} submittingText={texts.changing}>
        <TextField
          {...form.field('username')}
          label={texts.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </SettingsForm>
    </SettingsCard>
  );
}
