import { useState } from 'react';
import { createKeptFiles } from '#shared/files/keptFiles';
import { useKeptFiles } from '#shared/files/useKeptFiles';
import { useAppDispatch } from '#shared/store/hooks';

/** The name of the kept file in the browser's store. */
export const KEPT_PAPER_KEY = 'quad_paper_file';

/** The PDF of a paper that is not sent yet. */
const keptPaper = createKeptFiles<File>({
  key: KEPT_PAPER_KEY,
  field: 'file',
  logName: 'The file of a paper',
  parse: (stored) => (stored instanceof File ? stored : null),
});

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
