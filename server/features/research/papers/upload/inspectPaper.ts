import type { PaperProposal } from '#contract/entities/research';
import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { readDoi } from '#contract/doi';
import { presentPaper } from '../paperPresenter';
import { textNote } from '../paperProblems';
import { findDuplicates } from './findDuplicates';
import { readPaperUpload } from './readPaperUpload';

/**
 * The metadata of a PDF, and the papers here that are the same file or have its DOI or the DOI its
 * reader gives. Throws like `readPaperUpload`.
 */
export async function inspectPaper(
  deps: Deps,
  readerId: number,
  { upload, knownDoi }: { upload: UploadedFile; knownDoi: string | undefined },
): Promise<PaperProposal> {
  const { text } = await readPaperUpload(deps, readerId, upload);
  const { title, author, abstract, doi, year } = text.proposal;
  const dois = [doi, readDoi(knownDoi ?? '')].filter((each) => each !== null);
  const duplicates = await findDuplicates(deps.db, readerId, { textId: text.textId, dois });
  return {
    title,
    author,
    abstract,
    doi,
    published_year: year,
    page_count: text.pageCount,
    text_state: text.state,
    note: textNote(text.state),
    duplicates: duplicates.map((paper) => presentPaper(deps, readerId, paper)),
  };
}
