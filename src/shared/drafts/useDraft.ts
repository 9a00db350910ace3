import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { draftChanged, draftCleared, selectDraft } from './draftsSlice';

/** Delay after the last keystroke before the text is saved. */
const SAVE_AFTER_MS = 400;

export interface Draft {
  text: string;
  /** Whether the text was restored when the field mounted. */
  isRestored: boolean;
  change(text: string): void;
  /** Deletes the draft after it was sent or discarded. */
  clear(): void;
}

/**
 * State of a text field that is saved under the key: with the first letter, shortly after typing
 * stops, on unmount, and when the page is hidden. Also pass the key as `key` to the field's component.
 */
export function useDraft(key: string): Draft {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectDraft(state, key));
  const [text, setText] = useState(kept);
  const [isRestored, setIsRestored] = useState(kept !== '');
  const unsaved = useRef<string | null>(null);
  const isTyped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current === null) return;
    dispatch(draftChanged({ key, text: unsaved.current }));
    unsaved.current = null;
  }, [dispatch, key]);

  useEffect(() => {
    // A suggested text, and the text of another tab, appear only in a field that was not typed in.
    if (unsaved.current !== null) return;
    setText((shown) => (shown === '' || !isTyped.current ? kept : shown));
  }, [kept]);

  useEffect(() => {
    // Listen in the capture phase, before the store's own listener writes to storage.
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
      isTyped.current = next !== '';
      unsaved.current = next;
      clearTimeout(timer.current);
      // A comment that is deleted meanwhile keeps its place only if the state has a reply to it.
      if (kept === '' && next !== '') save();
      else timer.current = setTimeout(save, SAVE_AFTER_MS);
    },
    clear() {
      clearTimeout(timer.current);
      unsaved.current = null;
      isTyped.current = false;
      setText('');
      setIsRestored(false);
      dispatch(draftCleared(key));
    },
  };
}
