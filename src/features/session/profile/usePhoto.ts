import { useEffect, useState } from 'react';
import { profileMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { createSubmit } from '#api/submitUpload';
import { sessionApi } from '../sessionApi';

/** A picture that is not uploaded yet, and its object URL. */
export interface Photo {
  file: File;
  address: string;
}

/** A picture to upload. `isGenerated` means that the user chose none. */
export interface NewPicture {
  readonly file: File;
  readonly isGenerated?: boolean;
}

/** Returns the chosen picture, and a function that replaces it, or removes it with null. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null);
  useEffect(
    () => () => {
      if (photo) URL.revokeObjectURL(photo.address);
    },
    [photo],
  );
  const choose = (file: File | null) =>
    setPhoto(file && { file, address: URL.createObjectURL(file) });
  return [photo, choose] as const;
}

/** Uploads a picture as the user's own. */
export const submitPicture = createSubmit({
  start: ({ file, isGenerated = false }: NewPicture, uploadId) =>
    sessionApi.endpoints.uploadPicture.initiate({ file, isGenerated, uploadId }, { track: false }),
  problemOf: (error) => profileMessages.uploadFailed(errorDetail(error, '') || undefined),
});
