import type { AppThunk } from '../store/types';

/** Logs that a part of a page failed, with the error. */
export function logBroken(part: string, error: unknown): AppThunk {
  return (_dispatch, _getState, ports) => {
    ports.log.error('A part of a page broke', { part, error: String(error) });
  };
}
