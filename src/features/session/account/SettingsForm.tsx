import type { ReactNode } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import { FormMessage } from '#shared/forms/FormMessage';
import type { Form } from '#shared/forms/useForm';
import authCss from '../form/AuthForm.module.css';
import css from './account.module.css';

interface SettingsFormProps<Values> {
  readonly form: Form<Values>;
  readonly submitText: string;
  readonly submittingText: string;
  readonly submitVariant?: 'primary' | 'danger';
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that changes one part of the account. */
export function SettingsForm<Values>(props: SettingsFormProps<Values>) {
  const { form, submitText, submittingText, submitVariant = 'primary', children } = props;
  return (
    <form {...form.props} className={css.form}>
      <FormMessage notice={form.notice} />
      <fieldset className={authCss.fields} disabled={form.isSubmitting}>
        {children}
      </fieldset>
      <Button
        type="submit"
        variant={submitVariant}
        className={css.submit}
        busy={form.isSubmitting}
        busyText={submittingText}
      >
        {submitText}
      </Button>
    </form>
  );
}
