/** Texts of the feed's page. */

export const keyboardShortcuts = 'Keyboard shortcuts';
/** While the shortcuts are on: with the key that opens their list. */
export const keyboardShortcutsWithKey = 'Keyboard shortcuts (?)';
