import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { TextField } from '#shared/ui/fields/TextField';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { otpNotice } from '../signup/otpFailure';
import { useChangeUsernameMutation } from './accountApi';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

/** The question whether to take another name, and what takes the answer. */
interface Question {
  readonly username: string;
  readonly answer: (isSure: boolean) => void;
}

/** Changes the username, after a question unless only capitals change, which is always possible. */
export function UsernameSettings({ me }: { readonly me: Me }) {
  const [change] = useChangeUsernameMutation();
  const [question, setQuestion] = useState<Question | null>(null);
  const isSure = async (username: string) => {
    const answer = await new Promise<boolean>((resolve) => {
      setQuestion({ username, answer: resolve });
    });
    setQuestion(null);
    return answer;
  };
  const form = useForm({
    initialValues: { username: me.username },
    loadSchema: async () => (await loadAuthSchemas()).usernameSchema,
    async submit({ username }) {
      const isOther = username.toLowerCase() !== me.username.toLowerCase();
      if (isOther && !(await isSure(username))) return {};
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
      <AlertDialog
        open={question !== null}
        onOpenChange={() => question?.answer(false)}
        title={texts.changeUsernameTo(question?.username ?? '')}
        description={texts.usernameStays}
        actionText={texts.changeUsername}
        actionTone="primary"
        onAction={() => question?.answer(true)}
      />
    </SettingsCard>
  );
}
