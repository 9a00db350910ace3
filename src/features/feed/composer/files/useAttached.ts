import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeptFiles } from '#shared/files/useKeptFiles';
import { useAppDispatch } from '#shared/store/hooks';
import { hasFiles, nothingAttached, type Attached } from './attached';
import { forgetFiles, keepFiles, readKeptFiles } from './keptFiles';

/** After typing a picture's description, wait this long before storing the files again. */
const KEEP_AFTER_MS = 800;

/** The files of an unsent post. They survive a reload if the browser can store them. */
export function useAttached() {
  const dispatch = useAppDispatch();
  const [attached, setAttached] = useState(nothingAttached);
  const [isRestored, setIsRestored] = useState(false);
  const unkept = useRef<Attached | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useKeptFiles(
    () => dispatch(readKeptFiles()),
    (kept) => {
      setAttached(kept);
      setIsRestored(true);
    },
  );

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const files = unkept.current;
    unkept.current = null;
    if (files) void dispatch(keepFiles(files));
  }, [dispatch]);

  useEffect(() => {
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [save]);

  return {
    attached,
    isRestored,
    hasFiles: hasFiles(attached),
    change: (next: Attached) => {
      touch();
      setAttached(next);
      setIsRestored(false);
      unkept.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, KEEP_AFTER_MS);
    },
    /** Removes all files because they were sent, or the user discarded them. */
    clear: () => {
      touch();
      clearTimeout(timer.current);
      unkept.current = null;
      setAttached(nothingAttached);
      setIsRestored(false);
      void dispatch(forgetFiles());
    },
  };
}
