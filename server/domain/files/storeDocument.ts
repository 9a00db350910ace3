import {
  ACCEPTED_KINDS,
  endingOf,
  FILE_KINDS,
  POST_DOCUMENT_KINDS,
  type FileKind,
} from '#contract/fileKinds';
import { badRequest, Problem } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import * as texts from '#server/platform/texts';
import { documentKind } from '#server/platform/documents/documentKind';
import { opensAsPdf } from '#server/platform/pdf/extractPdfText';
import { displayName, nameForKind } from './fileNames';
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

const claimsText = (name: string, purpose: Purpose) =>
  ACCEPTED[purpose].includes('txt') && FILE_KINDS.txt.endings.includes(endingOf(name));

const refused = (field: string, detail: string) =>
  new Problem(415, detail, { errors: { [field]: detail } });

/**
 * Writes an uploaded document to the storage byte for byte, under a generated name with the
 * extension of its kind. A name without one gets it. Use it inside `withUploads`.
 *
 * Throws a Problem that names the file: 415 if its bytes are of no accepted kind or its
 * name claims another; 400 if it is damaged.
 */
export async function prepareDocument(
  deps: UploadDeps,
  { upload, ownerId, field, purpose = 'document' }: DocumentUpload,
): Promise<StoredUpload> {
  const name = displayName(upload.originalName);
  const pdf = { owner: ownerId, path: upload.path, name, field };
  const kind = await documentKind(upload.path, () => opensAsPdf(pdf));
  if (kind === 'broken') {
    const detail = texts.damagedFile(name);
    throw badRequest(detail, { [field]: detail });
  }
  if (kind === null || !ACCEPTED[purpose].includes(kind)) {
    if (kind === null && claimsText(name, purpose))
      throw refused(field, texts.unknownEncoding(name));
    throw refused(field, texts.wrongDocument(name, ACCEPTED[purpose]));
  }
  const finalName = nameForKind(name, kind);
  if (finalName === null) {
    // Programs and pages are texts too, and would not become documents by another name.
    const isText = kind === 'txt';
    const detail = isText
      ? texts.wrongDocument(name, ACCEPTED[purpose])
      : texts.falseName(name, kind);
    throw refused(field, detail);
  }
  const { path, bytes } = upload;
  const mimeType = FILE_KINDS[kind].types[0];
  const file = { path, bytes, extension: kind, mimeType, width: null, height: null };
  return storeUpload(deps, { ownerId, purpose, displayName: finalName, file });
}
