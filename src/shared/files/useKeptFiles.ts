import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reads the files stored by an earlier page once, and passes them on. Call the returned function
 * when the user chooses or removes files. Their choice takes precedence over files still being
 * read.
 */
export function useKeptFiles<Files>(
  read: () => Promise<Files | null>,
  onRestored: (files: Files) => void,
): () => void {
  const isTouched = useRef(false);
  const readNow = useEffectEvent(read);
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const files = await readNow();
      if (files !== null && !isGone && !isTouched.current) restored(files);
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, []);
  return () => {
    isTouched.current = true;
  };
}
