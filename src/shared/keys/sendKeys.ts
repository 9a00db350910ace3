import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isComposing } from './composing';

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
