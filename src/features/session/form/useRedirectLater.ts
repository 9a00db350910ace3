import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { REDIRECT_DELAY_MS } from '#contract/limits';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';

/** Runs something later; answers how to call it off. */
const later =
  (run: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { timers }) => {
    const timer = timers.set(run, REDIRECT_DELAY_MS);
    return () => timers.clear(timer);
  };

/** Goes to another page once a success note could be read; not at all when the page is left first. */
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
