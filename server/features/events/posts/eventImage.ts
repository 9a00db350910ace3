import type { UploadedFile } from '#server/platform/http/uploads/uploads';
import { preparePicture, type StoredMedia, withUploads, type UploadDeps } from '#domain/files';

/** Stores the event's picture, if there is one, and does the work that writes its rows: both or neither. */
export function withEventImage<T>(
  deps: UploadDeps,
  ownerId: number,
  upload: UploadedFile | undefined,
  work: (image: StoredMedia | undefined) => Promise<T>,
): Promise<T> {
  const picture = { ownerId, purpose: 'event_image', field: 'event_image' } as const;
  const uploads = upload ? [() => preparePicture(deps, { ...picture, upload })] : [];
  return withUploads(uploads, ([image]) => work(image));
}
