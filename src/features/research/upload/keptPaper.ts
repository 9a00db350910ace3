import { createKeptFiles } from '#shared/files/keptFiles';

/** The name of the kept file in the browser's store. */
export const KEPT_PAPER_KEY = 'quad_paper_file';

/** The PDF of a paper that is not sent yet. */
export const keptPaper = createKeptFiles<File>({
  key: KEPT_PAPER_KEY,
  field: 'file',
  logName: 'The file of a paper',
  parse: (stored) => (stored instanceof File ? stored : null),
});
