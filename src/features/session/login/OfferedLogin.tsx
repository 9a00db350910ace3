import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { offeredTokenDeclined } from '../sessionSlice';

interface OfferedLoginProps {
  /** Who is signed in now. */
  readonly username: string;
  readonly onAccept: () => void;
}

/** Asks before a login that came in an address takes the place of the present one. */
export function OfferedLogin({ username, onAccept }: OfferedLoginProps) {
  const dispatch = useAppDispatch();
  return (
    <AuthLayout
      title="Change to another login?"
      lead={`You are logged in as ${username}. The address you opened brings a login of its own. Go on only if you asked for it.`}
    >
      <div className={css.actions}>
        <Button variant="primary" onClick={() => dispatch(offeredTokenDeclined())}>
          Stay logged in as {username}
        </Button>
        <Button onClick={onAccept}>Use the other login</Button>
      </div>
    </AuthLayout>
  );
}
