import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { draftChanged, draftCleared, selectDraft } from './draftsSlice';

/** Typing pauses this long before the text is kept. */
const SAVE_AFTER_MS = 400;

export interface Draft {
  text: string;
  /** Whether the text was there when the field appeared. */
  isRestored: boolean;
  change(text: string): void;
  /** Forgets the text: it was sent, or the person threw it away. */
  clear(): void;
}

/**
 * A text field that forgets nothing: what is typed is kept under the key shortly after typing stops,
 * when the field goes away and when the page is hidden. Give the field's component the same key.
 */
export function useDraft(key: string): Draft {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectDraft(state, key));
  const [text, setText] = useState(kept);
  const [isRestored, setIsRestored] = useState(kept !== '');
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current === null) return;
    dispatch(draftChanged({ key, text: unsaved.current }));
    unsaved.current = null;
  }, [dispatch, key]);

  useEffect(() => {
    // A suggested text appears in a field that is shown and empty, and nowhere else.
    if (kept === '' || unsaved.current !== null) return;
    setText((shown) => (shown === '' ? kept : shown));
  }, [kept]);

  useEffect(() => {
    // Caught on its way to the document, where the store answers it by writing what it has.
    window.addEventListener('visibilitychange', save, { capture: true });
    return () => {
      window.removeEventListener('visibilitychange', save, { capture: true });
      save();
    };
  }, [save]);

  return {
    text,
    isRestored,
    change(next) {
      setText(next);
      setIsRestored(false);
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_AFTER_MS);
    },
    clear() {
      clearTimeout(timer.current);
      unsaved.current = null;
      setText('');
      setIsRestored(false);
      dispatch(draftCleared(key));
    },
  };
}
