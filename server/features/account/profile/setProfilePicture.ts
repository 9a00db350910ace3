import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { processPicture } from '#server/platform/images/processPicture';
import { addStoredBytes } from '#domain/files';
import { createStoredName } from '#server/platform/storage/fileStorage';

/** A picture to set. `isGenerated` means that the person chose none. */
export interface NewPicture {
  upload: UploadedFile;
  isGenerated: boolean;
}

/** Stores a person's profile picture, replaces the old one and returns the file name. */
export async function setProfilePicture(
  { config, db, storage, clock, log }: Deps,
  userId: number,
  { upload, isGenerated }: NewPicture,
): Promise<string> {
  const picture = await processPicture(upload.path, userId);
  const name = createStoredName(picture.extension);
  const removeQuietly = (file: string) =>
    storage.remove(file).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture nobody uses was not removed');
    });

  // The file first: a row may never name a missing file.
  await storage.write(name, picture.data);
  let former: string | null;
  try {
    former = await inTransaction(db, async (trx) => {
      const { profile_picture: before } = await trx
        .selectFrom('users')
        .select('profile_picture')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // First, so that its bytes don't count against the new picture.
      if (before !== null) await trx.deleteFrom('files').where('name', '=', before).execute();
      await addStoredBytes(config, trx, { ownerId: userId, bytes: picture.data.length });
      await trx
        .insertInto('files')
        .values({
          name,
          owner_id: userId,
          purpose: 'avatar',
          mime_type: picture.mimeType,
          bytes: picture.data.length,
          original_name: upload.originalName,
          width: picture.width,
          height: picture.height,
          is_generated: isGenerated,
          created_at: clock.now(),
        })
        .execute();
      await trx
        .updateTable('users')
        .set({ profile_picture: name })
        .where('id', '=', userId)
        .execute();
      return before;
    });
  } catch (error) {
    await removeQuietly(name);
    throw error;
  }
  if (former !== null) await removeQuietly(former);
  return name;
}
