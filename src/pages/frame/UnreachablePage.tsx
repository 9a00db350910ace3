import { sessionRetryRequested } from '#features/session/sessionListeners';
import { LazySaveLogButton } from '#shared/session-log/LazySaveLogButton';
import { useAppDispatch } from '#shared/store/hooks';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import css from './CenteredPage.module.css';
import * as texts from './texts';

/** Shown when the server didn't respond at startup. The session is kept until it does. */
export function UnreachablePage() {
  const dispatch = useAppDispatch();
  return (
    <main id="content" className={css.page}>
      <PageHeading>{texts.unreachable}</PageHeading>
      <ErrorState
        tone="warn"
        text={texts.stillLoggedIn}
        onRetry={() => dispatch(sessionRetryRequested())}
        action={<LazySaveLogButton size="sm" />}
      />
    </main>
  );
}
