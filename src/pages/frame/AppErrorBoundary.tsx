import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { baseApi } from '#api/baseApi';
import { renewFailedParts } from '#shared/lazy/lazyPart';
import type { Log } from '#shared/ports';
import { LazySaveLogButton } from '#shared/session-log/LazySaveLogButton';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import css from './CenteredPage.module.css';

interface AppErrorBoundaryProps {
  readonly log: Log;
  readonly children: ReactNode;
}

/** Catches what breaks a page; the next page starts afresh. */
export function AppErrorBoundary({ log, children }: AppErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onReset={renewFailedParts}
      onError={(error) => log.error('A page broke', { error: String(error) })}
      fallbackRender={({ resetErrorBoundary }) => <BrokenPage onRetry={resetErrorBoundary} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ onRetry }: { readonly onRetry: () => void }) {
  const dispatch = useAppDispatch();
  const tryAgain = () => {
    // What the server said may be what broke the page: it is asked anew.
    dispatch(baseApi.util.resetApiState());
    onRetry();
  };
  return (
    <main id="content">
      <div className={css.page} role="alert">
        <PageHeading lead="What you typed is kept. Try again, or go on from the start page.">
          Something broke on this page
        </PageHeading>
        <Button variant="primary" onClick={tryAgain}>
          Try again
        </Button>
        <LinkButton to="/">Start page</LinkButton>
        <LazySaveLogButton />
      </div>
    </main>
  );
}
