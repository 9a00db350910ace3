/** Some input methods end a word with a key that only its code identifies. */
const IME_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method, which composes a word. Such a key must not close, send
 * or add anything.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === IME_KEY_CODE;

/** Keeps a layer open on the Escape of an input method. Pass it as `onEscapeKeyDown`. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}
