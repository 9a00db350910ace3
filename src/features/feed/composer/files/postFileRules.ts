import {
  POST_DOCUMENT_MAX_BYTES,
  POST_FILES_MAX,
  PICTURE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
} from '#contract/limits';
import { offerFiles } from '#shared/files/chosenFiles';
import { isOfType, type FileRules } from '#shared/files/fileRules';
import type { PostKind } from '../../newPost';
import type { Attached } from './attached';

/** The kinds of post that can have files. */
export type FileKind = Exclude<PostKind, 'text'>;

const MEDIA_TYPES = ['image/*', 'video/*'] as const;

/** The files that each kind of post accepts; for an event that is its picture. */
export const postFileRules: Readonly<Record<FileKind, FileRules>> = {
  media: {
    types: MEDIA_TYPES,
    maxFiles: POST_FILES_MAX,
    maxBytes: (file) => (isOfType(file, ['video/*']) ? POST_VIDEO_MAX_BYTES : PICTURE_MAX_BYTES),
  },
  document: {
    types: ['.pdf', '.docx', '.txt'],
    maxFiles: POST_FILES_MAX,
    maxBytes: () => POST_DOCUMENT_MAX_BYTES,
  },
  event: { types: ['image/*'], maxFiles: 1, maxBytes: () => PICTURE_MAX_BYTES },
};

/** The files that a document post accepts when it is edited. */
export const editedDocumentRules: FileRules = {
  ...postFileRules.document,
  types: ['.pdf', '.doc', '.docx'],
};

/** Returns the kind that dropped or pasted files give to a post without one. */
export const kindForFiles = (files: readonly File[]): FileKind =>
  files.every((file) => isOfType(file, MEDIA_TYPES)) ? 'media' : 'document';

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
