import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeptFiles } from '#shared/files/useKeptFiles';
import { useAppDispatch } from '#shared/store/hooks';
import { FILE_KINDS, hasFiles, nothingAttached, type Attached } from './attached';
import { keepFiles, readKeptFiles } from './keptFiles';
import type { FileKind } from './postFileRules';

/** After typing a picture's description, wait this long before storing the files again. */
const KEEP_AFTER_MS = 800;

/** The files of an unsent post. They survive a reload if the browser can store them. */
export function useAttached() {
  const dispatch = useAppDispatch();
  const [attached, setAttached] = useState(nothingAttached);
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(nothingAttached);
  const unkept = useRef(new Set<FileKind>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useKeptFiles(
    () => dispatch(readKeptFiles()),
    (kept) => {
      latest.current = kept;
      setAttached(kept);
      setIsRestored(true);
    },
  );

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const changed = unkept.current;
    unkept.current = new Set();
    if (changed.size > 0) void dispatch(keepFiles(latest.current, changed));
  }, [dispatch]);

  useEffect(() => {
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [save]);

  const show = (next: Attached) => {
    touch();
    for (const kind of FILE_KINDS)
      if (next[kind].files !== latest.current[kind].files) unkept.current.add(kind);
    latest.current = next;
    setAttached(next);
    setIsRestored(false);
  };

  return {
    attached,
    isRestored,
    hasFiles: hasFiles(attached),
    change: (next: Attached) => {
      show(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, KEEP_AFTER_MS);
    },
    /** Removes all files because they were sent, or the user discarded them. */
    clear: () => {
      show(nothingAttached);
      save();
    },
  };
}
