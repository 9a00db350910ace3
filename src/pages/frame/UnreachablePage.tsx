import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { sessionRetryRequested } from '#features/session/sessionListeners';
import { selectSession } from '#features/session/sessionSelectors';
import { useIsOnline } from '#shared/hooks/online';
import { LazySaveLogButton } from '#shared/session-log/LazySaveLogButton';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { Logo } from '#shared/ui/marks/Logo';
import css from './CenteredPage.module.css';
import * as texts from './texts';

/**
 * Shown when the server didn't respond at startup, or failed. The session is kept until it responds.
 */
export function UnreachablePage() {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const isFailing = useAppSelector((state) => selectSession(state).status === 'failing');
  const title = isFailing ? texts.failing : texts.unreachable;
  return (
    <div className={css.page}>
      <header>
        <Link to="/" className={clsx(css.logo, 'touch-target')} aria-label={texts.quadStartPage}>
          <Logo />
        </Link>
      </header>
      <main id="content" className={css.content}>
        <PageHeading>{isOnline ? title : texts.offline}</PageHeading>
        <ErrorState
          tone="warn"
          text={isOnline ? texts.tryInAMinute : texts.tryOnline}
          onRetry={() => dispatch(sessionRetryRequested())}
          action={<LazySaveLogButton size="sm" />}
        />
      </main>
    </div>
  );
}
