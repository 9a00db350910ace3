import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import css from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import { offeredTokenDeclined } from '../sessionSlice';
import * as texts from '../texts';

interface OfferedLoginProps {
  /** The signed-in user. */
  readonly username: string;
  readonly onAccept: () => void;
}

/** Asks before a login from an address replaces the current session. */
export function OfferedLogin({ username, onAccept }: OfferedLoginProps) {
  const dispatch = useAppDispatch();
  return (
    <AuthLayout title={texts.switchTitle} lead={texts.switchLead(username)}>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => dispatch(offeredTokenDeclined())}>
          {texts.stayLoggedIn(username)}
        </Button>
        <Button onClick={onAccept}>{texts.switchAccount}</Button>
      </div>
    </AuthLayout>
  );
}
