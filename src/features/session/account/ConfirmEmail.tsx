import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { OtpField } from '../signup/OtpField';
import { otpOutcome } from '../signup/otpFailure';
import css from './account.module.css';
import { useConfirmEmailMutation } from './accountApi';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

interface ConfirmEmailProps {
  readonly email: string;
  /** Called when the address was changed, or the user wants to enter another. */
  readonly onFinished: () => void;
}

/** Asks for the code that was mailed to the new address, and completes the change. */
export function ConfirmEmail({ email, onFinished }: ConfirmEmailProps) {
  const dispatch = useAppDispatch();
  const [confirm] = useConfirmEmailMutation();
  const form = useForm({
    initialValues: { otp: '' },
    initialNotice: { tone: 'success', text: texts.codeSent(email) },
    loadSchema: async () => (await loadAuthSchemas()).codeSchema,
    async submit(values) {
      const { error } = await confirm(values);
      if (error) return otpOutcome(error, texts.emailNotChanged);
      dispatch(notify({ kind: 'success', text: texts.emailChanged }));
      onFinished();
      return {};
    },
  });
  return (
    <div className={css.form}>
      <SettingsForm form={form} submitText={texts.confirmEmail} submittingText={texts.changing}>
        <OtpField
          isOnlyStep
          {...form.field('otp')}
          label={texts.code}
          onChange={(otp) => form.change({ otp })}
        />
      </SettingsForm>
      <Button className={css.submit} onClick={onFinished}>
        {texts.anotherEmail}
      </Button>
    </div>
  );
}
