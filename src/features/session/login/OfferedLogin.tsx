import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { offeredTokenDeclined } from '../sessionSlice';

interface OfferedLoginProps {
  /** The signed-in user. */
  readonly username: string;
  readonly onAccept: () => void;
}

/** Asks before a login from an address replaces the current session. */
export function OfferedLogin({ username, onAccept }: OfferedLoginProps) {
  const dispatch = useAppDispatch();
  return (
    <AuthLayout
      title="Switch accounts?"
      lead={`You are logged in as ${username}. The link you opened signs in to a different account. Continue only if you requested it.`}
    >
      <div className={css.actions}>
        <Button variant="primary" onClick={() => dispatch(offeredTokenDeclined())}>
          Stay logged in as {username}
        </Button>
        <Button onClick={onAccept}>Switch account</Button>
      </div>
    </AuthLayout>
  );
}
