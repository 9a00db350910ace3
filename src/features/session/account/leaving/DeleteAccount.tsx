import type { Me } from '#contract/entities/person';
import { DELETION_AFTER_DAYS } from '#contract/limits';
import { isApiError } from '#api/errors';
import { useForm } from '#shared/forms/useForm';
import { useNow } from '#shared/hooks/useNow';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { loggedOut } from '#shared/store/sessionEvents';
import { PasswordField } from '#shared/ui/fields/PasswordField';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { loadAuthSchemas } from '../../form/loadAuthSchemas';
import { selectMe } from '../../sessionSelectors';
import { deletionMet } from '../../sessionSlice';
import { OtpField } from '../../signup/OtpField';
import { otpOutcome } from '../../signup/otpFailure';
import { ResendCode } from '../../signup/ResendCode';
import css from '../account.module.css';
import { useRequestDeletionMutation } from '../accountApi';
import { MailedCode } from '../MailedCode';
import { SettingsForm } from '../SettingsForm';
import * as texts from './texts';

const DAY_MS = 24 * 3_600_000;

/** Says what becomes of each kind of data, and deletes the account after the proof of its owner. */
export function DeleteAccount() {
  const me = useAppSelector(selectMe);
  if (!me) return null;
  return (
    <SettingsCard title={texts.deleteTitle} lead={texts.deleteLead}>
      <dl className={css.fates} aria-label={texts.fateLabel}>
        {texts.fates.map(({ kind, fate }) => (
          <div key={kind}>
            <dt className={css.kind}>{kind}</dt>
            <dd className={css.fate}>{fate}</dd>
          </div>
        ))}
      </dl>
      {me.has_password === false ? (
        <>
          <p>{texts.needsCode}</p>
          <MailedCode purpose="delete_account">
            {(resend) => <DeletionForm me={me} resend={resend} />}
          </MailedCode>
        </>
      ) : (
        <DeletionForm me={me} />
      )}
    </SettingsCard>
  );
}

interface DeletionFormProps {
  readonly me: Me;
  /** Mails another code, for an account without a password. */
  readonly resend?: () => Promise<{ error?: unknown }>;
}

function DeletionForm({ me, resend }: DeletionFormProps) {
  const dispatch = useAppDispatch();
  const submitText = useNow((now) => texts.deleteOn(now + DELETION_AFTER_DAYS * DAY_MS));
  const [request] = useRequestDeletionMutation();
  const form = useForm({
    initialValues: { password: '', otp: '' },
    initialNotice: resend ? { tone: 'success', text: texts.codeSent(me.email) } : null,
    loadSchema: async () => {
      const { codeDeletionSchema, passwordDeletionSchema } = await loadAuthSchemas();
      return resend ? codeDeletionSchema : passwordDeletionSchema;
    },
    async submit({ password, otp }) {
      const { data, error } = await request(resend ? { otp } : { password });
      if (data) {
        dispatch(loggedOut());
        // The login page shows the date instead of its form.
        dispatch(deletionMet({ me: { ...me, deletion_at: data.deletion_at } }));
        return {};
      }
      const errors = isApiError(error) ? error.data.errors : undefined;
      return errors ? { errors } : otpOutcome(error, texts.notRequested);
    },
  });
  return (
    <div className={css.form}>
      <SettingsForm
        form={form}
        submitText={submitText}
        submittingText={texts.deleting}
        submitVariant="danger"
      >
        {resend ? (
          <OtpField
            {...form.field('otp')}
            label={texts.code}
            onChange={(otp) => form.change({ otp })}
          />
        ) : (
          <PasswordField
            {...form.field('password')}
            label={texts.yourPassword}
            required
            autoComplete="current-password"
          />
        )}
      </SettingsForm>
      {resend ? (
        <ResendCode readEmail={() => Promise.resolve(me.email)} send={resend} onSent={form.show} />
      ) : null}
    </div>
  );
}
