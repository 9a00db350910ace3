import { createKeybindingsHandler } from 'tinykeys';
import { FIELDS } from './fields';
import { withLatinKey } from './latinKey';

/** Elements whose keys are their own: fields, menus and dialogs. */
const OFF_LIMITS = `${FIELDS}, [role="menu"], [role="dialog"], [role="alertdialog"]`;

/** Whether a key press belongs to a field, a menu or a dialog instead of a shortcut. */
function isTyping(event: KeyboardEvent): boolean {
  const isElsewhere = event.target instanceof Element && event.target.closest(OFF_LIMITS) !== null;
  const isCovered = document.querySelector('[aria-modal="true"]') !== null;
  return isElsewhere || isCovered || event.defaultPrevented;
}

/**
 * Runs the function of a key, or of a sequence such as `g h`, pressed outside fields, menus and
 * dialogs. With `capture` it runs before other listeners. Returns a function that unsubscribes.
 */
export function listenForKeys(
  keys: Readonly<Record<string, () => void>>,
  { capture = false } = {},
): () => void {
  const pressed: (() => void)[] = [];
  const bindings = Object.entries(keys).map(
    ([key, act]) => [key, () => void pressed.push(act)] as const,
  );
  const handle = createKeybindingsHandler(Object.fromEntries(bindings));
  const listen = (event: KeyboardEvent) => {
    pressed.length = 0;
    handle(withLatinKey(event));
    if (pressed.length === 0 || isTyping(event)) return;
    // Prevents the key from being typed into a field that it focuses.
    event.preventDefault();
    for (const act of pressed) act();
  };
  window.addEventListener('keydown', listen, { capture });
  return () => window.removeEventListener('keydown', listen, { capture });
}
