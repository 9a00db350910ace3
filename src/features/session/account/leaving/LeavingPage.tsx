import { errorDetail } from '#api/errors';
import { FormMessage } from '#shared/forms/FormMessage';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { loggedOut, selectToken } from '#shared/store/sessionEvents';
import { Button } from '#shared/ui/buttons/Button';
import formCss from '../../form/AuthForm.module.css';
import { AuthLayout } from '../../form/AuthLayout';
import { checkSession, logOut } from '../../sessionThunks';
import { useKeepAccountMutation } from '../accountApi';
import * as texts from './texts';

/** An account that is about to be deleted: after a login it can be kept. */
export function LeavingPage({ deletionAt }: { readonly deletionAt: string }) {
  const isLoggedIn = useAppSelector(selectToken) !== null;
  return isLoggedIn ? (
    <KeepAccountOffer deletionAt={deletionAt} />
  ) : (
    <DeletionRequested deletionAt={deletionAt} />
  );
}

function KeepAccountOffer({ deletionAt }: { readonly deletionAt: string }) {
  const dispatch = useAppDispatch();
  const [keep, { isLoading, error }] = useKeepAccountMutation();
  const handleKeep = async () => {
    const result = await keep();
    if (!result.error) await dispatch(checkSession());
  };
  return (
    <AuthLayout title={texts.leavingTitle(deletionAt)} lead={texts.leavingLead}>
      <FormMessage
        notice={error ? { tone: 'danger', text: errorDetail(error, texts.notKept) } : null}
      />
      <div className={formCss.actions}>
        <Button
          variant="primary"
          busy={isLoading}
          busyText={texts.keeping}
          onClick={() => void handleKeep()}
        >
          {texts.keep}
        </Button>
        <Button onClick={() => dispatch(logOut())}>{texts.logOut}</Button>
      </div>
    </AuthLayout>
  );
}

/** After the request, which ended the session: the date, and how to keep the account. */
function DeletionRequested({ deletionAt }: { readonly deletionAt: string }) {
  const dispatch = useAppDispatch();
  return (
    <AuthLayout title={texts.leavingTitle(deletionAt)} lead={texts.requestedLead}>
      <div className={formCss.actions}>
        <Button onClick={() => dispatch(loggedOut())}>{texts.logIn}</Button>
      </div>
    </AuthLayout>
  );
}
