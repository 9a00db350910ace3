import { useState } from 'react';
import { createKeptFiles } from '#shared/files/keptFiles';
import { useKeptFiles } from '#shared/files/useKeptFiles';
import { useAppDispatch } from '#shared/store/hooks';

/** The key of the stored file in the browser's store. */
export const KEPT_PAPER_KEY = 'quad_paper_file';

/** Persists the PDF of a paper that is not uploaded yet. */
const keptPaper = createKeptFiles<File>({
  key: KEPT_PAPER_KEY,
  field: 'file',
  logName: 'The file of a paper',
  parse: (stored) => (stored instanceof File ? stored : null),
});

/** The PDF to upload. It survives a reload if the browser can store it. */
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
    /** Removes the file because it was uploaded, or the user removed it. */
    clear: () => {
      touch();
      setFile(null);
      void dispatch(keptPaper.forget());
    },
  };
}
