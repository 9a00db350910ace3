import type { ReactNode } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import { FormMessage } from '#shared/forms/FormMessage';
import type { Form } from '#shared/forms/useForm';
import css from './AuthForm.module.css';

interface AuthFormProps<Values> {
  readonly form: Form<Values>;
  readonly submitText: string;
  readonly submittingText?: string | undefined;
  /** Something else blocks the form, such as a login by a link. */
  readonly busy?: boolean | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * The frame of an account form: its message, its fields, disabled while sending, and its button.
 */
export function AuthForm<Values>(props: AuthFormProps<Values>) {
  const { form, submitText, submittingText, busy = false, children } = props;
  const isBusy = busy || form.isSubmitting;
  return (
    <form {...form.props} className={css.form}>
      <FormMessage notice={form.notice} />
      <fieldset className={css.fields} disabled={isBusy}>
        {children}
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        busy={isBusy}
        busyText={submittingText}
      >
        {submitText}
      </Button>
    </form>
  );
}
