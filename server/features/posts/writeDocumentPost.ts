import type { WantedQuotesField } from '#contract/entities/paperQuote';
import { wordsIn } from '#contract/words/wordsIn';
import type { Deps } from '#domain/deps';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { inTransactionWithFrames } from '#domain/frames';
import {
  findPost,
  insertPost,
  lockOwnPost,
  requireOwnPost,
  updatePost,
  type PostRow,
} from '#domain/posts';
import { proveQuotes, readWantedQuotes } from '#domain/paperQuotes';
import { prepareDocument, withUploads, type StoredUpload } from '#domain/files';
import { insertPostFiles, replacePostFiles, type PostFile } from './postFiles';

/**
 * The names of files as searchable words: each as it is, and split into its words. The previous
 * release finds `notes` in `lecture_notes.pdf` only by the latter.
 */
export function searchableNames(names: readonly string[]): string {
  return names
    .flatMap((name) => [
      name,
      Array.from(wordsIn(name), ({ start, end }) => name.slice(start, end)).join(' '),
    ])
    .join('\n');
}

const FIELD = 'document_file';

const preparers = (deps: Deps, ownerId: number, uploads: readonly UploadedFile[]) =>
  uploads.map((upload) => () => prepareDocument(deps, { upload, ownerId, field: FIELD }));

const asDocuments = (stored: readonly StoredUpload[]): PostFile[] =>
  stored.map((upload) => ({ upload, kind: 'document' }));

const wordsOf = (stored: readonly StoredUpload[]) =>
  searchableNames(stored.map(({ displayName }) => displayName));

/**
 * Stores documents as a post and notifies the author's connections: all of it or nothing. Throws
 * like `prepareDocument` for the first refused file, and 400 if a quote isn't on its page.
 */
export async function createDocumentPost(
  deps: Deps,
  authorId: number,
  { content = '', quotes: field }: { content?: string; quotes?: WantedQuotesField },
  uploads: readonly UploadedFile[],
): Promise<PostRow> {
  const quotes = await proveQuotes(deps.db, authorId, readWantedQuotes(field));
  return withUploads(preparers(deps, authorId, uploads), (stored) =>
    inTransactionWithFrames(deps, async (trx, frames) => {
      const id = await insertPost(deps, trx, frames, {
        authorId,
        kind: 'document',
        content,
        fileName: stored[0]?.displayName,
        attachedText: wordsOf(stored),
        quotes,
      });
      await insertPostFiles(trx, id, asDocuments(stored));
      return findPost(trx, authorId, id, deps.clock.now());
    }),
  );
}

/** Edits a document post; omitted fields stay, and new files, if any, replace all existing ones. */
export async function updateDocumentPost(
  deps: Deps,
  { callerId, id }: { callerId: number; id: number },
  { content }: { content?: string },
  uploads: readonly UploadedFile[],
): Promise<PostRow> {
  const wanted = { id, callerId, act: 'edit', kind: 'document' } as const;
  await requireOwnPost(deps.db, wanted);
  return withUploads(preparers(deps, callerId, uploads), (stored) =>
    inTransactionWithFrames(deps, async (trx, frames) => {
      const post = await lockOwnPost(trx, wanted);
      const replaced = stored.length > 0;
      if (replaced) await replacePostFiles(deps, trx, id, asDocuments(stored));
      const attachedText = replaced ? wordsOf(stored) : undefined;
      await updatePost(deps, trx, frames, post, { content, attachedText, otherwise: replaced });
      return findPost(trx, callerId, id, deps.clock.now());
    }),
  );
}
