import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LostPart, renewFailedParts } from '../lazy/lazyPart';
import { LazySaveLogButton } from '../session-log/LazySaveLogButton';
import { useAppDispatch } from '../store/hooks';
import { ErrorState } from '../ui/feedback/ErrorState';
import * as texts from '../texts';
import { logBroken } from './logBroken';
import { LostPartState } from './LostPartState';

interface PartBoundaryProps {
  /** The name of the content in the log. */
  readonly part: string;
  /** The element that contains the error, where the parent allows only this one. */
  readonly as?: 'div' | 'article' | undefined;
  readonly children: ReactNode;
}

/**
 * Catches errors thrown inside it, so that the rest of the page keeps working. Code that could not
 * be fetched is fetched again as soon as that may help.
 */
export function PartBoundary({ part, as: Frame = 'div', children }: PartBoundaryProps) {
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary
      onReset={renewFailedParts}
      onError={(error) => dispatch(logBroken(part, error))}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Frame>
          {error instanceof LostPart ? (
            <LostPartState onRetry={resetErrorBoundary} />
          ) : (
            <ErrorState
              text={texts.partNotShown}
              onRetry={resetErrorBoundary}
              action={<LazySaveLogButton size="sm" />}
            />
          )}
        </Frame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
