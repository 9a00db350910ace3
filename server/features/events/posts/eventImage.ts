import type { Transaction } from 'kysely';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import {
  prepareMedia,
  removeStoredFiles,
  type StoredMedia,
  withUploads,
  type UploadDeps,
} from '#domain/files';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';

/**
 * Stores the event's picture, if there is one, and runs the work that writes its rows: both or
 * neither.
 */
export function withEventImage<T>(
  deps: UploadDeps,
  ownerId: number,
  upload: UploadedFile | undefined,
  work: (image: StoredMedia | undefined) => Promise<T>,
): Promise<T> {
  const picture = { ownerId, purpose: 'event_image', field: 'event_image' } as const;
  const uploads = upload ? [() => prepareMedia(deps, { ...picture, upload })] : [];
  return withUploads(uploads, ([image]) => work(image));
}

/** Replaces the picture of an event and removes the old one. */
export async function replaceEventImage(
  deps: Deps,
  trx: Transaction<Tables>,
  event: { id: number; image_file_id: number | null },
  image: StoredMedia,
): Promise<void> {
  const image_file_id = await image.insert(trx);
  await trx.updateTable('events').set({ image_file_id }).where('id', '=', event.id).execute();
  if (event.image_file_id !== null) await removeStoredFiles(deps, trx, [event.image_file_id]);
}
