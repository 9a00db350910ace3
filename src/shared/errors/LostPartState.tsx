import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '../hooks/online';
import { LazySaveLogButton } from '../session-log/LazySaveLogButton';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/types';
import { Button } from '../ui/buttons/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import * as texts from '../texts';

interface LostPartStateProps {
  readonly onRetry: () => void;
}

const reload = (): AppThunk => (_dispatch, _getState, ports) => ports.page.reload();

/**
 * Shown in place of a part whose chunk failed to load. It retries when the network or the server is
 * back and when the page becomes visible. If both are available, the page belongs to an older build
 * than the server's, and only a reload helps.
 */
export function LostPartState({ onRetry }: LostPartStateProps) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const isCut = useAppSelector(({ connection: { status } }) => /^(opening|waiting)$/.test(status));
  const isAway = !isOnline || isCut;
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) onRetry();
    wasAway.current = isAway;
    const retry = () => {
      if (document.visibilityState === 'visible') onRetry();
    };
    document.addEventListener('visibilitychange', retry);
    return () => {
      document.removeEventListener('visibilitychange', retry);
    };
  }, [isAway, onRetry]);
  if (!isAway)
    return (
      <ErrorState
        tone="info"
        text={texts.partUpdated}
        action={
          <>
            <Button size="sm" icon={RotateCcw} onClick={() => dispatch(reload())}>
              {texts.reload}
            </Button>
            <LazySaveLogButton size="sm" />
          </>
        }
      />
    );
  return (
    <ErrorState
      tone="warn"
      text={isOnline ? texts.partUnreachable : texts.partOffline}
      onRetry={onRetry}
      action={<LazySaveLogButton size="sm" />}
    />
  );
}
