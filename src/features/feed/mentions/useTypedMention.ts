import { useEffect, useState } from 'react';
import { mentionAt, type TypedMention } from './mentionAt';

interface Typing extends TypedMention {
  /** Whether the user closed the list for this mention. */
  readonly isDismissed: boolean;
}

function read(field: HTMLTextAreaElement, before: Typing | null): Typing | null {
  const { selectionStart: caret, selectionEnd } = field;
  const found = caret === selectionEnd ? mentionAt(field.value, caret) : null;
  if (!found) return null;
  if (before?.start === found.start && before.typed === found.typed) return before;
  return { ...found, isDismissed: before?.start === found.start && before.isDismissed };
}

/**
 * Follows the mention that is being typed in a text area; null if there is none, or the user
 * dismissed its suggestions. Moving the caret to a name only ends it.
 */
export function useTypedMention(field: HTMLTextAreaElement) {
  // The list loads after the first @ was typed.
  const [typing, setTyping] = useState(() => read(field, null));
  useEffect(() => {
    const typed = () => setTyping((before) => read(field, before));
    const moved = () =>
      setTyping((before) => {
        const now = before && read(field, before);
        return now?.start === before?.start ? now : null;
      });
    const left = () => setTyping(null);
    field.addEventListener('input', typed);
    field.addEventListener('blur', left);
    document.addEventListener('selectionchange', moved);
    return () => {
      field.removeEventListener('input', typed);
      field.removeEventListener('blur', left);
      document.removeEventListener('selectionchange', moved);
    };
  }, [field]);
  const dismiss = () => setTyping((before) => before && { ...before, isDismissed: true });
  return { mention: typing?.isDismissed ? null : typing, dismiss };
}
