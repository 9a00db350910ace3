import { Link, useLocation, useNavigate } from 'react-router-dom';
import { signupMessages } from '#contract/messages';
import { errorDetail, isApiError } from '#api/errors';
import { useForm, type FormOutcome } from '#shared/forms/useForm';
import { TextField } from '#shared/ui/fields/TextField';
import { AuthForm } from '../form/AuthForm';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { EmailField, NewPasswordField } from '../form/accountFields';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { GoogleLogin } from '../login/GoogleLogin';
import { useSignupMutation } from '../sessionApi';
import * as texts from '../texts';

/**
 * Stored in the page's history entry, so that Back shows the form with its values, except for the
 * password.
 */
interface Kept {
  username: string;
  email: string;
}

/** Creates an account and leads to the verification of its address. */
export function SignupPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const [signup] = useSignupMutation();

  const form = useForm({
    initialValues: { ...readKept(location.state), password: '' },
    loadSchema: async () => (await loadAuthSchemas()).signupSchema,
    async submit(values) {
      const { username, email } = values;
      await navigate('.', { replace: true, state: { username, email } satisfies Kept });
      const { data, error } = await signup(values);
      if (!data) return explain(error);
      const state = { email: data.email, username: data.username, signedUp: true };
      await navigate('/verify-email', { state });
      return {};
    },
  });

  return (
    <AuthLayout title={texts.signUpTitle} lead={texts.signUpLead}>
      <AuthForm
        form={form}
        submitText={signupMessages.submit}
        submittingText={signupMessages.submitting}
      >
        <TextField
          {...form.field('username')}
          label={texts.username}
          required
          hint={texts.usernameRule}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EmailField {...form.field('email')} label={texts.institutionalEmail} />
        <NewPasswordField {...form.field('password')} label={texts.password} />
      </AuthForm>
      <GoogleLogin />
      <p className={css.foot}>
        {texts.haveAccount} <Link to="/login">{texts.logIn}</Link>
      </p>
    </AuthLayout>
  );
}

function readKept(state: unknown): Kept {
  const { username, email } = (state ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    username: typeof username === 'string' ? username : '',
    email: typeof email === 'string' ? email : '',
  };
}

/**
 * Returns the server's error for each field; its general error only if no field has the same text.
 */
function explain(error: unknown): FormOutcome<Kept & { password: string }> {
  const errors = isApiError(error) ? (error.data.errors ?? {}) : {};
  const text = errorDetail(error, signupMessages.failed);
  const isOnField = ['username', 'email', 'password'].some((name) => errors[name] === text);
  return isOnField ? { errors } : { errors, notice: { tone: 'danger', text } };
}
