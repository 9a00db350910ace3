import { useState } from 'react';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import css from './account.module.css';
import { useEndOtherSessionsMutation } from './accountApi';
import * as texts from './texts';

/** Ends all other sessions, after a question. */
export function LogOutOthers({ count }: { readonly count: number }) {
  const dispatch = useAppDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const [end, { isLoading, error, reset }] = useEndOtherSessionsMutation();
  const logOut = async () => {
    const result = await end();
    if (result.error) return;
    setIsAsked(false);
    dispatch(notify({ kind: 'success', text: texts.loggedOutOthers }));
  };
  const ask = () => {
    reset();
    setIsAsked(true);
  };
  return (
    <>
      <Button className={css.submit} onClick={ask}>
        {texts.logOutOthers}
      </Button>
      <AlertDialog
        title={texts.logOutOthersQuestion}
        description={texts.logOutOthersMeans(count)}
        actionText={texts.logOutOthers}
        busy={isLoading}
        busyText={texts.loggingOut}
        failure={error ? errorDetail(error, texts.notLoggedOut) : undefined}
        open={isAsked}
        onOpenChange={setIsAsked}
        onAction={() => void logOut()}
      />
    </>
  );
}
