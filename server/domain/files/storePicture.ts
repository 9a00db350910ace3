import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { PICTURE_MAX_BYTES, THUMBNAIL_WIDTHS } from '#contract/limits';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { processMedia, type MediaUpload } from '#server/platform/media/processMedia';
import { displayName, renamedTo } from './fileNames';
import { storeUpload, type StoredUpload, type UploadDeps } from './storeUpload';

type Purpose = 'media' | 'event_image' | 'chat';

/** The kinds that each purpose accepts, and the form of its pictures and their copies. */
const RULES: Record<Purpose, Pick<MediaUpload, 'kinds' | 'thumbnailWidths' | 'keepsMotion'>> = {
  media: { kinds: ACCEPTED_KINDS.media, thumbnailWidths: THUMBNAIL_WIDTHS, keepsMotion: true },
  event_image: {
    kinds: ACCEPTED_KINDS.eventPicture,
    thumbnailWidths: THUMBNAIL_WIDTHS,
    // It decorates lists and links, where nothing could pause it.
    keepsMotion: false,
  },
  chat: { kinds: ACCEPTED_KINDS.chat, thumbnailWidths: [], keepsMotion: true },
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
 * Throws a Problem that names the file: 415 if it is of a kind that the purpose doesn't accept or a
 * video that browsers can't play; 413 for a picture above 25 MB; 400 if it is damaged or has too
 * many pixels; 503 if too many wait.
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
    maxBytes: PICTURE_MAX_BYTES,
    ...RULES[purpose],
  });
  const name = renamedTo(shown, file.extension);
  const stored = await storeUpload(deps, { ownerId, purpose, displayName: name, file, thumbnails });
  return { ...stored, kind };
}
