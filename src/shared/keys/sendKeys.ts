import type { KeyboardEvent } from 'react';

/** Some input methods end a word with an Enter that is not marked as theirs but for its code. */
const IME_KEY_CODE = 229;

/**
 * The keys that send a text: `enter`, where Shift+Enter starts a line, or `ctrl-enter`, which is
 * Command+Enter on a Mac, where Enter alone starts one.
 */
export type SendKeys = 'enter' | 'ctrl-enter';

/** Sends in the `onKeyDown` of a field or a form. An input method keeps its Enter. */
export function sendOnKey(event: KeyboardEvent, keys: SendKeys, send: () => void): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key !== 'Enter' || isComposing || keyCode === IME_KEY_CODE) return;
  if (keys === 'enter' ? event.shiftKey : !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  send();
}
