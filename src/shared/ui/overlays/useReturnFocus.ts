import { useState } from 'react';

/**
 * A handler that gives the focus back to what had it when the calling component first rendered.
 * Radix does that only for its own triggers; our dialogs are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
