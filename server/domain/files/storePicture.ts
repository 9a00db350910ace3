import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { CHAT_FILE_MAX_BYTES, POST_IMAGE_MAX_BYTES, THUMBNAIL_WIDTHS } from '#contract/limits';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { processMedia, type MediaUpload } from '#server/platform/media/processMedia';
import { displayName, renamedTo } from './fileNames';
import { storeUpload, type StoredUpload, type UploadDeps } from './storeUpload';

type Purpose = 'media' | 'event_image' | 'chat';

type Rules = Pick<MediaUpload, 'kinds' | 'maxBytes' | 'thumbnailWidths' | 'keepsMotion'>;

/** The kinds that each purpose accepts, and the form of its pictures and their copies. */
const RULES: Record<Purpose, Rules> = {
  media: {
    kinds: ACCEPTED_KINDS.media,
    maxBytes: POST_IMAGE_MAX_BYTES,
    thumbnailWidths: THUMBNAIL_WIDTHS,
    keepsMotion: true,
  },
  event_image: {
    kinds: ACCEPTED_KINDS.eventPicture,
    maxBytes: POST_IMAGE_MAX_BYTES,
    thumbnailWidths: THUMBNAIL_WIDTHS,
    // It decorates lists and links, where nothing could pause it.
    keepsMotion: false,
  },
  chat: {
    kinds: ACCEPTED_KINDS.chat,
    maxBytes: CHAT_FILE_MAX_BYTES,
    thumbnailWidths: [],
    keepsMotion: true,
  },
};

/** An upload with its owner and its form field. */
export interface MediaToStore {
  upload: UploadedFile;
  ownerId: number;
  purpose: Purpose;
  field: string;
}

/** A stored upload: a re-encoded picture, or a video byte for byte. */
export interface StoredMedia extends StoredUpload {
  kind: 'image' | 'video';
}

/**
 * Makes an uploaded picture safe to serve and writes it to the storage with its smaller copies. A
 * video, where the purpose accepts them, is kept byte for byte. Use it inside `withUploads`, whose
 * work calls `insert` in its transaction.
 *
 * Throws a Problem that names the file: 415 if its kind isn't accepted for the purpose or it is a
 * video that browsers can't play; 413 for a picture above 10 MB, or 25 MB if it is a
 * JPEG or in a chat; 400 if it is damaged or has too many pixels; 503 if too many wait.
 */
export async function prepareMedia(
  deps: UploadDeps,
  { upload, ownerId, purpose, field }: MediaToStore,
): Promise<StoredMedia> {
  const shown = displayName(upload.originalName);
  const { kind, file, thumbnails } = await processMedia({
    path: upload.path,
    bytes: upload.bytes,
    owner: ownerId,
    name: shown,
    field,
    ...RULES[purpose],
  });
  const name = renamedTo(shown, file.extension);
  const stored = await storeUpload(deps, { ownerId, purpose, displayName: name, file, thumbnails });
  return { ...stored, kind };
}
