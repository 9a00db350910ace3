import type { KeyboardEvent } from 'react';

/** Some input methods end a word with an Enter that only its key code identifies. */
const IME_KEY_CODE = 229;

/**
 * The keys that send a text. `enter`: Enter sends and Shift+Enter starts a line. `ctrl-enter`:
 * Ctrl+Enter, or Command+Enter on a Mac, sends and Enter starts a line.
 */
export type SendKeys = 'enter' | 'ctrl-enter';

/**
 * Handles `onKeyDown` of a field or a form and sends the text. Ignores the Enter of an input
 * method.
 */
export function sendOnKey(event: KeyboardEvent, keys: SendKeys, send: () => void): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key !== 'Enter' || isComposing || keyCode === IME_KEY_CODE) return;
  if (keys === 'enter' ? event.shiftKey : !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  send();
}
