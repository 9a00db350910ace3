import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { renewFailedParts } from '../lazy/lazyPart';
import { LazySaveLogButton } from '../session-log/LazySaveLogButton';
import { useAppDispatch } from '../store/hooks';
import type { AppThunk } from '../store/types';
import { ErrorState } from '../ui/feedback/ErrorState';

interface PartBoundaryProps {
  /** What is inside, as in 'This post could not be shown.' */
  readonly part: string;
  /** The element that tells of it, where what stands around takes only this one. */
  readonly as?: 'div' | 'article' | undefined;
  readonly children: ReactNode;
}

function logBroken(part: string, error: unknown): AppThunk {
  return (_dispatch, _getState, ports) => {
    ports.log.error('A part of a page broke', { part, error: String(error) });
  };
}

/** Keeps what breaks inside from taking the page down; everything around it goes on. */
export function PartBoundary({ part, as: Frame = 'div', children }: PartBoundaryProps) {
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary
      onReset={renewFailedParts}
      onError={(error) => dispatch(logBroken(part, error))}
      fallbackRender={({ resetErrorBoundary }) => (
        <Frame>
          <ErrorState
            text={`This ${part} could not be shown.`}
            onRetry={resetErrorBoundary}
            action={<LazySaveLogButton size="sm" />}
          />
        </Frame>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
