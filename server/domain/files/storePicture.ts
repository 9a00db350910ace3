import { CHAT_FILE_MAX_BYTES, POST_IMAGE_MAX_BYTES, THUMBNAIL_WIDTHS } from '#contract/limits';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { processMedia } from '#server/platform/media/processMedia';
import { displayName, renamedTo } from './fileNames';
import { storeUpload, type StoredUpload, type UploadDeps } from './storeUpload';

type Purpose = 'media' | 'event_image' | 'chat';

const PUBLIC_PICTURE = { maxBytes: POST_IMAGE_MAX_BYTES, thumbnailWidths: THUMBNAIL_WIDTHS };
/** What a picture of each purpose may weigh, and how wide its smaller copies are. */
const RULES: Record<Purpose, { maxBytes: number; thumbnailWidths: readonly number[] }> = {
  media: PUBLIC_PICTURE,
  event_image: PUBLIC_PICTURE,
  // Smaller copies are public by their names, and this picture is not.
  chat: { maxBytes: CHAT_FILE_MAX_BYTES, thumbnailWidths: [] },
};

/** Whose upload it is, and the field of the form it came in. */
export interface PictureUpload {
  upload: UploadedFile;
  ownerId: number;
  purpose: Purpose;
  field: string;
}

/** What was stored: a picture made safe, or a video as it was sent. */
export interface StoredMedia extends StoredUpload {
  kind: 'image' | 'video';
}

async function prepare(
  deps: UploadDeps,
  { upload, ownerId, purpose, field }: PictureUpload,
  accepts: 'pictures' | 'pictures and videos',
): Promise<StoredMedia> {
  const shown = displayName(upload.originalName);
  const { kind, file, thumbnails } = await processMedia({
    path: upload.path,
    bytes: upload.bytes,
    owner: ownerId,
    name: shown,
    field,
    accepts,
    ...RULES[purpose],
  });
  const name = renamedTo(shown, file.extension);
  const stored = await storeUpload(deps, { ownerId, purpose, displayName: name, file, thumbnails });
  return { ...stored, kind };
}

/**
 * Makes one uploaded picture safe to serve and puts it, with its smaller copies, into the storage:
 * to be used inside `withUploads`, whose work calls `insert` in its transaction.
 *
 * Throws a Problem that names the file: 415 for another kind than PNG, JPEG, WebP or GIF, 413 above
 * 10 MB, or 25 MB in a chat, 400 for one that is damaged or has too many pixels, 503 when too many wait.
 */
export const preparePicture = (deps: UploadDeps, picture: PictureUpload): Promise<StoredMedia> =>
  prepare(deps, picture, 'pictures');

/** The same for a picture or an MP4 or WebM video, which is kept byte for byte. */
export const prepareMedia = (deps: UploadDeps, media: PictureUpload): Promise<StoredMedia> =>
  prepare(deps, media, 'pictures and videos');
