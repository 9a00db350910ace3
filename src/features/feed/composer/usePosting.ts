import { useUpload } from '#api/useUpload';
import { submitPost } from '../submitPost';

/** Sends one post at a time. `percent` is undefined for a text, which is too short for a bar. */
export function usePosting() {
  const { isUploading, ...upload } = useUpload(
    submitPost,
    'Posting was called off. Your draft is kept.',
  );
  return { isPosting: isUploading, ...upload };
}
