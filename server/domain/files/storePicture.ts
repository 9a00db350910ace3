import { PICTURE_MAX_BYTES, THUMBNAIL_WIDTHS } from '#contract/limits';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { processMedia } from '#server/platform/media/processMedia';
import { displayName, renamedTo } from './fileNames';
import { storeUpload, type StoredUpload, type UploadDeps } from './storeUpload';

type Purpose = 'media' | 'event_image' | 'chat';

/** The widths of the smaller copies of each purpose's pictures. */
const COPIES: Record<Purpose, readonly number[]> = {
  media: THUMBNAIL_WIDTHS,
  event_image: THUMBNAIL_WIDTHS,
  // Smaller copies are public by name, but chat pictures are private.
  chat: [],
};

/** An upload with its owner and its form field. */
export interface PictureUpload {
  upload: UploadedFile;
  ownerId: number;
  purpose: Purpose;
  field: string;
}

/** A stored upload: a re-encoded picture, or a video byte for byte. */
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
    maxBytes: PICTURE_MAX_BYTES,
    thumbnailWidths: COPIES[purpose],
  });
  const name = renamedTo(shown, file.extension);
  const stored = await storeUpload(deps, { ownerId, purpose, displayName: name, file, thumbnails });
  return { ...stored, kind };
}

/**
 * Makes an uploaded picture safe to serve and writes it to the storage with its smaller copies. Use
 * it inside `withUploads`, whose work calls `insert` in its transaction.
 *
 * Throws a Problem that names the file: 415 if it is no PNG, JPEG, WebP or GIF; 413 above 25 MB;
 * 400 if it is damaged or has too many pixels; 503 if too many wait.
 */
export const preparePicture = (deps: UploadDeps, picture: PictureUpload): Promise<StoredMedia> =>
  prepare(deps, picture, 'pictures');

/** The same for a picture or an MP4 or WebM video, which is kept byte for byte. */
export const prepareMedia = (deps: UploadDeps, media: PictureUpload): Promise<StoredMedia> =>
  prepare(deps, media, 'pictures and videos');
