import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '#shared/store/hooks';
import { forgetPaper, keepPaper, readKeptPaper } from './keptPaper';

/** The PDF to be uploaded. It outlives the page, where the browser can keep it. */
export function usePaperFile(onRestored: (file: File) => void) {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const isTouched = useRef(false);
  const restored = useRef(onRestored);
  useEffect(() => {
    restored.current = onRestored;
  });

  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const kept = await dispatch(readKeptPaper());
      // Whoever was faster to choose a file means that.
      if (kept === null || isGone || isTouched.current) return;
      setFile(kept);
      restored.current(kept);
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [dispatch]);

  return {
    file,
    choose: (next: File) => {
      isTouched.current = true;
      setFile(next);
      void dispatch(keepPaper(next));
    },
    /** Forgets the file: it was sent, or the person threw it away. */
    clear: () => {
      isTouched.current = true;
      setFile(null);
      void dispatch(forgetPaper());
    },
  };
}
