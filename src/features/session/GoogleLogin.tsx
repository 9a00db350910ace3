import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../shared/store/hooks';
import type { AppThunk } from '../../shared/store/types';
import { Divider } from '../../shared/ui/Divider';
import { LinkButton } from '../../shared/ui/LinkButton';

const readApiBase = (): AppThunk<string> => (_dispatch, _getState, ports) => ports.config.apiBase;

/** The way around the form: the server leads to Google and back with a token in the address. */
export function GoogleLogin() {
  const dispatch = useAppDispatch();
  const [apiBase] = useState(() => dispatch(readApiBase()));
  return (
    <>
      <Divider>or</Divider>
      <LinkButton href={`${apiBase}/auth/google/login`} size="lg" fullWidth icon={Globe}>
        Continue with Google
      </LinkButton>
    </>
  );
}
