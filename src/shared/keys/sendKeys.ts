import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Some input methods end a word with a key that only its code identifies. */
const IME_KEY_CODE = 229;

/** Whether a key belongs to an input method, which composes a word. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === IME_KEY_CODE;

/**
 * The keys that send a text. `enter`: Enter sends and Shift+Enter starts a line. `ctrl-enter`:
 * Ctrl+Enter, or Command+Enter on a Mac, sends and Enter starts a line.
 */
export type SendKeys = 'enter' | 'ctrl-enter';

/**
 * Handles `onKeyDown` of a field or a form and sends the text. Ignores the Enter of an input
 * method.
 */
export function sendOnKey(event: ReactKeyboardEvent, keys: SendKeys, send: () => void): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  if (keys === 'enter' ? event.shiftKey : !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  send();
}
