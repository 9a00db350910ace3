import type { Session } from '#contract/entities/session';
import { errorDetail } from '#api/errors';
import { dateFormat } from '#shared/lib/dateFormat';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Pill } from '#shared/ui/marks/Pill';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import css from './account.module.css';
import { useEndSessionMutation } from './accountApi';
import * as texts from './texts';

/** One place where the user is logged in, with a button that ends it unless it is this one. */
export function SessionRow({ session }: { readonly session: Session }) {
  const { id, browser: known, created_at: startedAt, last_used_at: usedAt } = session;
  const browser = known ?? texts.unknownBrowser;
  const dispatch = useAppDispatch();
  const [end, { isLoading }] = useEndSessionMutation();
  const logOut = async () => {
    const { error } = await end(id);
    dispatch(
      error
        ? notify({ kind: 'error', text: errorDetail(error, texts.notLoggedOut) })
        : notify({ kind: 'success', text: texts.loggedOut(browser) }),
    );
  };
  const started = dateFormat('en-GB', { dateStyle: 'long' }).format(new Date(startedAt));
  return (
    <li className={css.session}>
      <div className={css.words}>
        <p className={css.browser}>
          {browser} {session.is_this ? <Pill tone="success">{texts.thisBrowser}</Pill> : null}
        </p>
        <p className={css.when}>
          {texts.lastUsed} <RelativeTime stamp={usedAt} /> · {texts.since(started)}
        </p>
      </div>
      {session.is_this ? null : (
        <Button
          size="sm"
          aria-label={texts.logOutBrowser(browser)}
          busy={isLoading}
          onClick={() => void logOut()}
        >
          {texts.logOut}
        </Button>
      )}
    </li>
  );
}
