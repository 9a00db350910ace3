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

/**
 * Calls the function of a key, or of keys after each other such as `g h`, pressed outside of fields,
 * menus and dialogs. With `capture` it comes before listeners without. Returns the way to stop.
 */
export function listenForKeys(
  keys: Readonly<Record<string, () => void>>,
  { capture = false } = {},
): () => void {
  const handlers = Object.entries(keys).map(([key, act]) => {
    const handle = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      // The key must not land in the field that it may focus.
      event.preventDefault();
      act();
    };
    return [key, handle] as const;
  });
  return tinykeys(window, Object.fromEntries(handlers), { capture });
}
