import { useId, useState } from 'react';
import { urlOf } from '#api/request';
import type { Ports } from '#shared/ports';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import { Divider } from '#shared/ui/layout/Divider';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import css from '../form/AuthForm.module.css';
import { WHOLE_ADDRESS } from '../form/accountRules';
import * as texts from '../texts';

const readConfig = (): AppThunk<Ports['config']> => (_dispatch, _getState, ports) => ports.config;

interface GoogleLoginProps {
  /**
   * The email in the form. A complete one is passed to Google, so that it doesn't ask for the
   * account.
   */
  readonly hint?: string | undefined;
}

/**
 * The link to sign in with Google, if the server supports it. Google redirects back with a token in
 * the address.
 */
export function GoogleLogin({ hint = '' }: GoogleLoginProps) {
  const dispatch = useAppDispatch();
  const [{ apiBase, hasGoogle }] = useState(() => dispatch(readConfig()));
  const noteId = useId();
  const account = WHOLE_ADDRESS.test(hint) ? hint : null;
  const query = account === null ? '' : `?login_hint=${encodeURIComponent(account)}`;
  if (!hasGoogle) return null;
  return (
    <>
      <Divider>{texts.or}</Divider>
      <LinkButton
        href={`${apiBase}/${urlOf('googleLogin', {})}${query}`}
        size="lg"
        fullWidth
        aria-describedby={account === null ? undefined : noteId}
      >
        <span className={css.google}>{texts.continueWithGoogle}</span>
      </LinkButton>
      {account === null ? null : (
        <p id={noteId} className={css.foot}>
          {texts.accountNote(account)}
        </p>
      )}
    </>
  );
}
