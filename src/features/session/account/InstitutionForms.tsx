import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { EmailField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { OtpField } from '../signup/OtpField';
import { otpNotice, otpOutcome } from '../signup/otpFailure';
import css from './account.module.css';
import { useConfirmInstitutionMutation, useVerifyInstitutionMutation } from './accountApi';
import { SettingsForm } from './SettingsForm';
import * as texts from './texts';

interface InstitutionAddressProps {
  /** Called with the address, once a code was mailed to it. */
  readonly onSent: (email: string) => void;
}

/** Asks for an address at a university. */
export function InstitutionAddress({ onSent }: InstitutionAddressProps) {
  const [verify] = useVerifyInstitutionMutation();
  const form = useForm({
    initialValues: { email: '' },
    loadSchema: async () => (await loadAuthSchemas()).emailSchema,
    async submit({ email }) {
      const { error } = await verify({ email });
      if (!error) {
        onSent(email);
        return {};
      }
      const errors = isApiError(error) ? error.data.errors : undefined;
      return errors ? { errors } : { notice: otpNotice(error, texts.institutionNotVerified) };
    },
  });
  return (
    <SettingsForm form={form} submitText={texts.verifyInstitution} submittingText={texts.emailing}>
      <EmailField {...form.field('email')} label={texts.institutionAddress} />
    </SettingsForm>
  );
}

interface ConfirmInstitutionProps {
  readonly email: string;
  /** Called when the address is verified, or the user wants to enter another. */
  readonly onFinished: () => void;
}

/** Asks for the code that was mailed to the address. */
export function ConfirmInstitution({ email, onFinished }: ConfirmInstitutionProps) {
  const dispatch = useAppDispatch();
  const [confirm] = useConfirmInstitutionMutation();
  const form = useForm({
    initialValues: { otp: '' },
    initialNotice: { tone: 'success', text: texts.codeSent(email) },
    loadSchema: async () => (await loadAuthSchemas()).codeSchema,
    async submit(values) {
      const { error } = await confirm(values);
      if (error) return otpOutcome(error, texts.institutionNotVerified);
      dispatch(notify({ kind: 'success', text: texts.institutionVerified }));
      onFinished();
      return {};
    },
  });
  return (
    <div className={css.form}>
      <SettingsForm
        form={form}
        submitText={texts.confirmInstitution}
        submittingText={texts.verifying}
      >
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
