import { badRequest, Problem } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { documentKind, type DocumentKind } from '#server/platform/documents/documentKind';
import { displayName, extensionOf } from './fileNames';
import { storeUpload, type StoredUpload, type UploadDeps } from './storeUpload';

const MIME_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
};

/** What to choose instead of what is not taken. */
const ACCEPTED = { document: 'PDF, DOCX, DOC or TXT', chat: 'PDF or DOCX' };

/** Whose upload it is, and the field of the form it came in. */
export interface DocumentUpload {
  upload: UploadedFile;
  ownerId: number;
  field: string;
  /** A document that is public by its name, unless it is said to be a chat's. */
  purpose?: 'document' | 'chat';
}

/**
 * Puts an uploaded document into the storage byte for byte, under a name that says what it is; to be
 * used inside `withUploads`.
 *
 * Throws a Problem that names the file: 415 for what is no PDF, DOCX, DOC or TXT by its bytes, or is
 * called otherwise; 400 for one that is damaged.
 */
export async function prepareDocument(
  deps: UploadDeps,
  { upload, ownerId, field, purpose = 'document' }: DocumentUpload,
): Promise<StoredUpload> {
  const name = displayName(upload.originalName);
  const kind = await documentKind(upload.path);
  if (kind === 'broken') {
    const detail = `“${name}” is damaged or incomplete: please choose another file.`;
    throw badRequest(detail, { [field]: detail });
  }
  // By its name a person judges what will open it.
  if (kind === null || extensionOf(name) !== `.${kind}`) {
    const detail = `“${name}” cannot be used: please choose ${ACCEPTED[purpose]} documents.`;
    throw new Problem(415, detail, { errors: { [field]: detail } });
  }
  const { path, bytes } = upload;
  const mimeType = MIME_TYPES[kind];
  const file = { path, bytes, extension: kind, mimeType, width: null, height: null };
  return storeUpload(deps, { ownerId, purpose, displayName: name, file });
}
