import {
  ACCEPTED_KINDS,
  FILE_KINDS,
  POST_DOCUMENT_KINDS,
  type FileKind,
} from '#contract/fileKinds';
import { badRequest, Problem } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import * as texts from '#server/platform/texts';
import { documentKind } from '#server/platform/documents/documentKind';
import { displayName, extensionOf } from './fileNames';
import { storeUpload, type StoredUpload, type UploadDeps } from './storeUpload';

type Purpose = 'document' | 'chat';

/** The kinds that each purpose accepts. */
const ACCEPTED: Record<Purpose, readonly FileKind[]> = {
  document: POST_DOCUMENT_KINDS,
  chat: ACCEPTED_KINDS.chat,
};

/** An upload with its owner and its form field. */
export interface DocumentUpload {
  upload: UploadedFile;
  ownerId: number;
  field: string;
  /** Public by name by default; a chat's documents are private. */
  purpose?: Purpose;
}

/**
 * Writes an uploaded document to the storage byte for byte, under a generated name with the
 * extension of its kind. Use it inside `withUploads`.
 *
 * Throws a Problem that names the file: 415 if its bytes are not PDF, DOCX, DOC or TXT or its
 * extension disagrees; 400 if it is damaged.
 */
export async function prepareDocument(
  deps: UploadDeps,
  { upload, ownerId, field, purpose = 'document' }: DocumentUpload,
): Promise<StoredUpload> {
  const name = displayName(upload.originalName);
  const kind = await documentKind(upload.path);
  if (kind === 'broken') {
    const detail = texts.damagedFile(name);
    throw badRequest(detail, { [field]: detail });
  }
  // People go by the extension when they open a file, so it must match the content.
  if (kind === null || !ACCEPTED[purpose].includes(kind) || extensionOf(name) !== `.${kind}`) {
    const detail = texts.wrongDocument(name, ACCEPTED[purpose]);
    throw new Problem(415, detail, { errors: { [field]: detail } });
  }
  const { path, bytes } = upload;
  const mimeType = FILE_KINDS[kind].types[0];
  const file = { path, bytes, extension: kind, mimeType, width: null, height: null };
  return storeUpload(deps, { ownerId, purpose, displayName: name, file });
}
