import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { paperWords } from '#domain/papers';
import { withDocumentText, type DocumentText } from '#domain/texts';
import { storeUpload, withUploads } from '#domain/files';
import { requirePaper } from '../findPaper';
import { readPaperFields } from '../paperFields';
import type { PaperRow } from '../selectPapers';
import { readPaperUpload } from './readPaperUpload';

type Body = BodyOf<typeof calls.uploadPaper>;

/** The columns of a new paper: the uploader's fields, completed from the PDF. */
function describe(body: Body, { proposal }: DocumentText) {
  const { abstract = '', doi, published_year, ...said } = readPaperFields(body);
  return {
    title: said.title ?? '',
    author: said.author ?? '',
    research_field: said.research_field ?? '',
    abstract: abstract === '' ? proposal.abstract : abstract,
    doi: doi === undefined ? proposal.doi : doi,
    published_year: published_year === undefined ? proposal.year : published_year,
  };
}

/**
 * Adds a paper with its file, byte for byte, and its text: all of it or nothing. Throws like
 * `readPaperUpload`, and 400 for an invalid DOI or year.
 */
export async function uploadPaper(
  deps: Deps,
  ownerId: number,
  body: Body,
  upload: UploadedFile,
): Promise<PaperRow> {
  readPaperFields(body);
  const { pdf } = await readPaperUpload(deps, ownerId, upload);
  const { path, bytes } = upload;
  const file = {
    path,
    bytes,
    extension: 'pdf',
    mimeType: 'application/pdf',
    width: null,
    height: null,
  };
  const toStore = { ownerId, purpose: 'paper', displayName: pdf.name, file } as const;
  return withUploads([() => storeUpload(deps, toStore)], ([stored]) =>
    withDocumentText(deps, pdf, async (trx, text) => {
      const described = describe(body, text);
      const { id } = await trx
        .insertInto('papers')
        .values({
          user_id: ownerId,
          // One upload was passed in, so there is one stored file.
          file_id: (await stored?.insert(trx)) ?? 0,
          text_id: text.textId,
          ...described,
          ...paperWords({ ...described, original_name: pdf.name }, text.textId),
          created_at: deps.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return requirePaper(trx, ownerId, id);
    }),
  );
}
