import type { AppThunk } from '../store/types';

/** Notes in the log that a part of a page broke, and how. */
export function logBroken(part: string, error: unknown): AppThunk {
  return (_dispatch, _getState, ports) => {
    ports.log.error('A part of a page broke', { part, error: String(error) });
  };
}
