import { useState } from 'react';
import { useKeptFiles } from '#shared/files/useKeptFiles';
import { useAppDispatch } from '#shared/store/hooks';
import { keptPaper } from './keptPaper';

/** The PDF to be uploaded. It outlives the page, where the browser can keep it. */
export function usePaperFile(onRestored: (file: File) => void) {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const touch = useKeptFiles(
    () => dispatch(keptPaper.read()),
    (kept) => {
      setFile(kept);
      onRestored(kept);
    },
  );

  return {
    file,
    choose: (next: File) => {
      touch();
      setFile(next);
      void dispatch(keptPaper.keep(next));
    },
    /** Forgets the file: it was sent, or the user removed it. */
    clear: () => {
      touch();
      setFile(null);
      void dispatch(keptPaper.forget());
    },
  };
}
