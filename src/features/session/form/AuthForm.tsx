import type { ReactNode } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import css from './AuthForm.module.css';
import { FormMessage } from './FormMessage';
import type { AuthFormState } from './useAuthForm';
import { useFocusOnError } from './useFocusOnError';

interface AuthFormProps<Name extends string> {
  readonly form: AuthFormState<Name>;
  readonly submitText: string;
  readonly submittingText?: string | undefined;
  /** Something else keeps the form from being used, such as a login by a link. */
  readonly busy?: boolean | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of an account form: what it says, its fields, disabled while sending, and its button. */
export function AuthForm<Name extends string>(props: AuthFormProps<Name>) {
  const { form, submitText, submittingText, busy = false, children } = props;
  const isBusy = busy || form.isSubmitting;
  const formRef = useFocusOnError(form.isSubmitting, form.attempts);
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      onFocus={form.prepare}
      onSubmit={form.handleSubmit}
    >
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
