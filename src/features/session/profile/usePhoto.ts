import { useEffect, useState } from 'react';

/** A picture that is not sent yet, and the address under which the page can show it. */
export interface Photo {
  file: File;
  address: string;
}

/** The picture chosen so far, and the way to choose another or, by null, none. */
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
