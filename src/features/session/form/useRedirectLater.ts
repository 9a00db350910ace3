import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { REDIRECT_DELAY_MS } from '#contract/limits';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';

/** Schedules a callback; returns a function that cancels it. */
const later =
  (run: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { timers }) => {
    const timer = timers.set(run, REDIRECT_DELAY_MS);
    return () => timers.clear(timer);
  };

/**
 * Navigates after a delay in which the success message can be read. Leaving the page cancels it.
 */
export function useRedirectLater(): (path: string, options: NavigateOptions) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => () => callOff.current?.(), []);
  return (path, options) => {
    callOff.current?.();
    callOff.current = dispatch(later(() => void navigate(path, options)));
  };
}
