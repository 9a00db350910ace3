import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { baseApi } from '#api/baseApi';
import { logBroken } from '#shared/errors/logBroken';
import { LostPart, renewFailedParts } from '#shared/lazy/lazyPart';
import { LazySaveLogButton } from '#shared/session-log/LazySaveLogButton';
import { paths } from '#shared/paths';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { selectToken } from '#shared/store/sessionEvents';
import { Button } from '#shared/ui/buttons/Button';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { tryAgain } from '#shared/texts';
import css from './CenteredPage.module.css';
import * as texts from './texts';

interface RetryProps {
  readonly onRetry: () => void;
}

interface PageBoundaryProps {
  /** The element around the page: `main`, or `div` if a `main` element already surrounds it. */
  readonly as: 'main' | 'div';
  /** Rendered when the page's code could not be fetched. */
  readonly Lost?: ComponentType<RetryProps>;
  readonly children: ReactNode;
}

/** Catches errors thrown by a page and renders a message in its place. Resets on navigation. */
export function PageBoundary({ as: Frame, Lost, children }: PageBoundaryProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onReset={renewFailedParts}
      onError={(error) => dispatch(logBroken('page', error))}
      fallbackRender={({ error, resetErrorBoundary: onRetry }) => (
        <Frame id={Frame === 'main' ? 'content' : undefined}>
          {Lost && error instanceof LostPart ? (
            <div className={css.page}>
              <Lost onRetry={onRetry} />
            </div>
          ) : (
            <BrokenPage onRetry={onRetry} />
          )}
        </Frame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ onRetry }: RetryProps) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => selectToken(state) !== null);
  const retry = () => {
    // A cached response may have caused the error, so fetch everything again.
    dispatch(baseApi.util.resetApiState());
    onRetry();
  };
  return (
    <div className={css.page} role="alert">
      <PageHeading lead={isLoggedIn ? texts.textIsSaved : texts.goBack}>
        {texts.wentWrong}
      </PageHeading>
      <Button variant="primary" onClick={retry}>
        {tryAgain}
      </Button>
      <LinkButton to={isLoggedIn ? paths.home : '/'}>
        {isLoggedIn ? texts.home : texts.startPage}
      </LinkButton>
      <LazySaveLogButton />
    </div>
  );
}
