/** Where a letter is a letter: fields, menus and dialogs. */
const OFF_LIMITS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Whether a pressed key belongs to a field, a menu or a dialog, and is no shortcut of the page. */
export function isTyping(event: KeyboardEvent): boolean {
  const isElsewhere = event.target instanceof Element && event.target.closest(OFF_LIMITS) !== null;
  const isCovered = document.querySelector('[aria-modal="true"]') !== null;
  return isElsewhere || isCovered || event.defaultPrevented;
}
