import { useState } from 'react';

/** A menu item is gone by the time a dialog closes; the button of its menu is still there. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return active instanceof HTMLElement ? active : null;
}

/**
 * A handler that gives the focus back to what had it when the calling component first rendered.
 * Radix does that only for its own triggers; our dialogs are opened by state.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    opener?.focus();
  };
}
