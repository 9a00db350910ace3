import type { ChatUpload } from '#contract/entities/chat';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { Problem } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { displayName, prepareDocument, prepareMedia, type StoredUpload } from '#domain/files';
import * as texts from '../texts';
import { chatFileKind } from './chatFileKind';
import { signChatLink } from './chatLinks';
import { selectChatFiles } from './selectChatFiles';

const FIELD = 'file';

async function prepare(deps: Deps, ownerId: number, upload: UploadedFile): Promise<StoredUpload> {
  const kind = await chatFileKind(upload);
  const file = { upload, ownerId, purpose: 'chat', field: FIELD } as const;
  if (kind === 'picture') return prepareMedia(deps, file);
  if (kind === 'document') return prepareDocument(deps, file);
  const detail = texts.wrongFileKind(displayName(upload.originalName));
  throw new Problem(415, detail, { errors: { [FIELD]: detail } });
}

/**
 * Stores a file that its owner can send: a picture re-encoded without metadata, a document byte for
 * byte. Throws a Problem that names the file: 415 for another kind, 413 for one that is too large,
 * 400 for one that is damaged or has too many pixels, 503 if too many wait.
 */
export async function uploadChatFile(
  deps: Deps,
  ownerId: number,
  upload: UploadedFile,
): Promise<ChatUpload> {
  const stored = await prepare(deps, ownerId, upload);
  try {
    const file = await inTransaction(deps.db, async (trx) => {
      const id = await stored.insert(trx);
      return selectChatFiles(trx).where('id', '=', id).executeTakeFirstOrThrow();
    });
    return {
      file_url: signChatLink(deps, file.name),
      file_size: file.bytes,
      file_type: file.mime_type,
      name: file.original_name,
    };
  } catch (error) {
    await stored.discard();
    throw error;
  }
}
