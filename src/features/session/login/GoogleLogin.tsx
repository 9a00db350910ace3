import { Globe } from 'lucide-react';
import { useId, useState } from 'react';
import { urlOf } from '#api/request';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import { Divider } from '#shared/ui/layout/Divider';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import css from '../form/AuthForm.module.css';
import { WHOLE_ADDRESS } from '../form/accountRules';

const readApiBase = (): AppThunk<string> => (_dispatch, _getState, ports) => ports.config.apiBase;

interface GoogleLoginProps {
  /** The e-mail in the form. A whole one is named to Google, which then need not ask for the account. */
  readonly hint?: string | undefined;
}

/** The way around the form: the server leads to Google and back with a token in the address. */
export function GoogleLogin({ hint = '' }: GoogleLoginProps) {
  const dispatch = useAppDispatch();
  const [apiBase] = useState(() => dispatch(readApiBase()));
  const noteId = useId();
  const account = WHOLE_ADDRESS.test(hint) ? hint : null;
  const query = account === null ? '' : `?login_hint=${encodeURIComponent(account)}`;
  return (
    <>
      <Divider>or</Divider>
      <LinkButton
        href={`${apiBase}/${urlOf('googleLogin', {})}${query}`}
        size="lg"
        fullWidth
        icon={Globe}
        aria-describedby={account === null ? undefined : noteId}
      >
        Continue with Google
      </LinkButton>
      {account === null ? null : (
        <p id={noteId} className={css.foot}>
          Google is asked for {account}
        </p>
      )}
    </>
  );
}
