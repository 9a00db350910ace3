import { tinykeys } from 'tinykeys';

/** Where a letter is a letter: fields, menus and dialogs. */
const OFF_LIMITS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Whether a pressed key belongs to a field, a menu or a dialog, and is no shortcut of the page. */
function isTyping(event: KeyboardEvent): boolean {
  const isElsewhere = event.target instanceof Element && event.target.closest(OFF_LIMITS) !== null;
  const isCovered = document.querySelector('[aria-modal="true"]') !== null;
  return isElsewhere || isCovered || event.defaultPrevented;
}

/** Calls the function of a key that is pressed outside of fields, menus and dialogs; returns the way to stop. */
export function listenForKeys(keys: Readonly<Record<string, () => void>>): () => void {
  const handlers = Object.entries(keys).map(([key, act]) => {
    const handle = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      // The key must not land in the field that it may focus.
      event.preventDefault();
      act();
    };
    return [key, handle] as const;
  });
  return tinykeys(window, Object.fromEntries(handlers));
}
