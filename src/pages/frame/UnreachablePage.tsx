import { sessionRetryRequested } from '#features/session/sessionListeners';
import { useIsOnline } from '#shared/hooks/online';
import { LazySaveLogButton } from '#shared/session-log/LazySaveLogButton';
import { useAppDispatch } from '#shared/store/hooks';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import css from './CenteredPage.module.css';
import * as texts from './texts';

/**
 * Shown when the server didn't respond at startup, or failed. The session is kept until it responds.
 */
export function UnreachablePage() {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  return (
    <main id="content" className={css.page}>
      <PageHeading>{texts.unreachable}</PageHeading>
      <ErrorState
        tone="warn"
        text={isOnline ? texts.serverFails : texts.stillLoggedIn}
        onRetry={() => dispatch(sessionRetryRequested())}
        action={<LazySaveLogButton size="sm" />}
      />
    </main>
  );
}
