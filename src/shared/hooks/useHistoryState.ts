import { useCallback } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (state: unknown): Members =>
  typeof state === 'object' && state !== null ? (state as Members) : {};

/**
 * How far a part of a page is open, a flag or a count, kept with the page in the browser's history:
 * Back, Forward and a reload show the part as the reader left it, and a new visit starts afresh.
 */
export function useHistoryState<Value extends boolean | number>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const kept = membersOf(state)[name];
  const set = useCallback(
    (value: Value) => {
      const address = { pathname, search, hash };
      void navigate(address, { replace: true, state: { ...membersOf(state), [name]: value } });
    },
    [navigate, pathname, search, hash, state, name],
  );
  return [typeof kept === typeof initial ? (kept as Value) : initial, set];
}
