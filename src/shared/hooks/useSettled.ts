import { useEffect, useState } from 'react';

/** A pause of this length in typing starts a lookup. */
const PAUSE_MS = 150;

/** Returns the text once it has not changed for a moment; an empty text at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
