import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { loginMessages } from '#contract/messages';
import type { FormNotice } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Checkbox } from '#shared/ui/choices/Checkbox';
import { PasswordField } from '#shared/ui/fields/PasswordField';
import { TextField } from '#shared/ui/fields/TextField';
import { AuthForm } from '../form/AuthForm';
import css from '../form/AuthForm.module.css';
import { readAuthState } from '../form/authState';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { selectSession } from '../sessionSelectors';
import { logIn } from '../sessionThunks';
import * as texts from '../texts';
import { toPlaceAfterLogin } from './toPlaceAfterLogin';
import { LoginNotes } from './LoginNotes';
import { GoogleLogin } from './GoogleLogin';

interface LoginFormProps {
  readonly initialNotice: FormNotice | null;
}

/** The login form, with links to reset the password and to sign up. */
export function LoginForm({ initialNotice }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useAppSelector(selectSession);
  const email = readAuthState(useLocation().state).email || (session.email ?? '');
  const isAuthenticating = session.status === 'authenticating';
  const [remember, setRemember] = useState(true);

  const form = useForm({
    initialValues: { username: email, password: '' },
    loadSchema: async () => (await loadAuthSchemas()).loginSchema,
    initialNotice,
    async submit(credentials) {
      await dispatch(logIn({ ...credentials, remember }));
      const { error, place } = dispatch(toPlaceAfterLogin());
      // One address may have several pending signups; the username selects the one to verify.
      const username = credentials.username.trim();
      const named = username.includes('@') ? {} : { username };
      if (place) await navigate(place.path, { state: { ...place.state, ...named } });
      if (place || error === null) return {};
      return error === loginMessages.invalidCredentials
        ? { errors: { password: error } }
        : { notice: { tone: 'danger', text: error } };
    },
  });
  const typed = form.values.username.trim();
  const typedEmail = typed.includes('@') ? typed : undefined;
  const typedUsername = typed === '' || typed.includes('@') ? undefined : typed;

  return (
    <>
      <LoginNotes typedEmail={typedEmail} typedUsername={typedUsername} />
      <AuthForm
        form={form}
        submitText={loginMessages.submit}
        submittingText={loginMessages.submitting}
        busy={isAuthenticating}
      >
        <TextField
          {...form.field('username')}
          label={loginMessages.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={loginMessages.password}
          required
          autoComplete="current-password"
        />
        <div className={css.row}>
          <Checkbox
            label={loginMessages.remember}
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <Link
            className="touch-target"
            to="/forgot-password"
            state={typedEmail ? { email: typedEmail } : null}
          >
            {texts.forgotPassword}
          </Link>
        </div>
      </AuthForm>
      <GoogleLogin hint={typedEmail} />
      <p className={css.foot}>
        {texts.noAccountYet} <Link to="/signup">{texts.signUp}</Link>
      </p>
    </>
  );
}
