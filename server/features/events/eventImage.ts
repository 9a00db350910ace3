import type { UploadedFile } from '../../platform/http/uploads';
import { preparePicture, type StoredMedia } from '../../uploads/storePicture';
import type { UploadDeps } from '../../uploads/storeUpload';
import { withUploads } from '../../uploads/withUploads';

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
