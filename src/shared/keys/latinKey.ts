const LATIN = /[\p{ASCII}\p{Script=Latin}]/u;

/** Returns the character that a key types on a Latin keyboard, by its place, or undefined. */
function characterAt({ code, shiftKey }: KeyboardEvent): string | undefined {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase();
}

/**
 * Returns the event of a key press, or, if the keyboard's layout has no Latin letters, a copy with
 * the character at the same place of a Latin keyboard. So shortcuts work on every layout.
 */
export function withLatinKey(event: KeyboardEvent): KeyboardEvent {
  const { type, code, shiftKey, ctrlKey, altKey, metaKey } = event;
  const key = LATIN.test(event.key) ? undefined : characterAt(event);
  if (key === undefined) return event;
  return new KeyboardEvent(type, { key, code, shiftKey, ctrlKey, altKey, metaKey });
}
