import { hasStatus } from '#api/errors';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Notice } from '#shared/ui/feedback/Notice';
import * as texts from '../texts';

interface LinkedWorkFaultProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that the linked work is gone, or offers to load it again. */
export function LinkedWorkFault({ error, onRetry }: LinkedWorkFaultProps) {
  return hasStatus(error, 404) ? (
    <Notice role="status">{texts.linkedWorkGone}</Notice>
  ) : (
    <ErrorState text={texts.linkedWorkFailed} onRetry={onRetry} />
  );
}
