import type { WantedQuotesField } from '#contract/entities/paperQuote';
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
import { prepareMedia, type StoredMedia, withUploads } from '#domain/files';
import { changeAlts, insertPostFiles, replacePostFiles, type PostFile } from './postFiles';

const FIELD = 'media_file';

/** The form fields of a media post. */
export interface MediaInput {
  content?: string;
  /** The descriptions of the files, in their order. */
  media_alt?: string[];
}

/** Those of a new one. */
interface NewMedia extends MediaInput {
  quotes?: WantedQuotesField;
}

const preparers = (deps: Deps, ownerId: number, uploads: readonly UploadedFile[]) =>
  uploads.map(
    (upload) => () => prepareMedia(deps, { upload, ownerId, purpose: 'media', field: FIELD }),
  );

const withAlts = (stored: readonly StoredMedia[], alts: readonly string[] = []): PostFile[] =>
  stored.map((upload, position) => ({ upload, kind: upload.kind, alt: alts[position] }));

/**
 * Stores pictures and videos as a post and notifies the author's connections: all of it or nothing.
 * Throws like `prepareMedia` for the first refused file, and 400 if a quote isn't on its page.
 */
export async function createMediaPost(
  deps: Deps,
  authorId: number,
  { content = '', media_alt, quotes: field }: NewMedia,
  uploads: readonly UploadedFile[],
): Promise<PostRow> {
  const quotes = await proveQuotes(deps.db, authorId, readWantedQuotes(field));
  return withUploads(preparers(deps, authorId, uploads), (stored) =>
    inTransactionWithFrames(deps, async (trx, frames) => {
      const fileName = media_alt?.[0];
      const id = await insertPost(deps, trx, frames, {
        authorId,
        kind: 'media',
        content,
        fileName,
        quotes,
      });
      await insertPostFiles(trx, id, withAlts(stored, media_alt));
      return findPost(trx, authorId, id, deps.clock.now());
    }),
  );
}

/** Edits a media post; omitted fields stay, and new files, if any, replace all existing ones. */
export async function updateMediaPost(
  deps: Deps,
  { callerId, id }: { callerId: number; id: number },
  { content, media_alt = [] }: MediaInput,
  uploads: readonly UploadedFile[],
): Promise<PostRow> {
  const wanted = { id, callerId, act: 'edit', kind: 'media' } as const;
  await requireOwnPost(deps.db, wanted);
  return withUploads(preparers(deps, callerId, uploads), (stored) =>
    inTransactionWithFrames(deps, async (trx, frames) => {
      const post = await lockOwnPost(trx, wanted);
      const replaced = stored.length > 0;
      if (replaced) await replacePostFiles(deps, trx, id, withAlts(stored, media_alt));
      const described = !replaced && (await changeAlts(trx, id, media_alt));
      await updatePost(deps, trx, frames, post, { content, otherwise: replaced || described });
      return findPost(trx, callerId, id, deps.clock.now());
    }),
  );
}
