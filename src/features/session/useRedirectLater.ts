import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { REDIRECT_DELAY_MS } from '#contract/limits';

/** Goes to another page once a success note could be read; not at all when the page is left first. */
export function useRedirectLater(): (path: string, options: NavigateOptions) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path, options) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(path, options), REDIRECT_DELAY_MS);
  };
}
