import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettled } from './useSettled';

/**
 * A typed text that a member of the address's query keeps once it has settled, so that Back returns
 * to it. The text itself changes at once.
 */
export function useTextInAddress(
  member: string,
  maxLength: number,
): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => (params.get(member) ?? '').slice(0, maxLength));
  const settled = useSettled(typed.trim());
  const kept = useRef(settled);
  useEffect(() => {
    if (settled === kept.current) return;
    kept.current = settled;
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        if (settled === '') query.delete(member);
        else query.set(member, settled);
        return query;
      },
      { replace: true },
    );
  }, [settled, member, setParams]);
  return [typed, setTyped];
}
