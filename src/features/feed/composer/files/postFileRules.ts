import {
  ACCEPTED_KINDS,
  claimedKind,
  isAccepted,
  pictureMaxBytes,
  VIDEO_KINDS,
} from '#contract/fileKinds';
import {
  POST_DOCUMENT_MAX_BYTES,
  POST_FILES_MAX,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
} from '#contract/limits';
import { offerFiles } from '#shared/files/chosenFiles';
import type { FileRules } from '#shared/files/fileRules';
import type { PostKind } from '../../newPost';
import type { Attached } from './attached';

/** The kinds of post that can have files. */
export type FileKind = Exclude<PostKind, 'text'>;

function mediaMaxBytes(file: File): number {
  const kind = claimedKind(file);
  const isVideo = kind !== undefined && VIDEO_KINDS.includes(kind);
  return isVideo ? POST_VIDEO_MAX_BYTES : pictureMaxBytes(kind, POST_IMAGE_MAX_BYTES);
}

/** The files that each kind of post accepts; for an event that is its picture. */
export const postFileRules: Readonly<Record<FileKind, FileRules>> = {
  media: {
    kinds: ACCEPTED_KINDS.media,
    maxFiles: POST_FILES_MAX,
    maxBytes: mediaMaxBytes,
  },
  document: {
    kinds: ACCEPTED_KINDS.newDocument,
    maxFiles: POST_FILES_MAX,
    maxBytes: () => POST_DOCUMENT_MAX_BYTES,
  },
  event: { kinds: ACCEPTED_KINDS.eventPicture, maxFiles: 1, maxBytes: mediaMaxBytes },
};

/** The files that a document post accepts when it is edited. */
export const editedDocumentRules: FileRules = {
  ...postFileRules.document,
  kinds: ACCEPTED_KINDS.editedDocument,
};

/** Returns the kind that dropped or pasted files give to a post without one. */
export const kindForFiles = (files: readonly File[]): FileKind =>
  files.some((file) => isAccepted(file, ACCEPTED_KINDS.newDocument)) ? 'document' : 'media';

/** Returns the attached files after some were dropped or pasted, and the resulting kind of post. */
export function attachFiles(
  attached: Attached,
  kind: PostKind,
  offered: readonly File[],
): { kind: FileKind; attached: Attached } {
  const target = kind === 'text' ? kindForFiles(offered) : kind;
  const chosen = offerFiles(attached[target], offered, postFileRules[target]);
  return { kind: target, attached: { ...attached, [target]: chosen } };
}
