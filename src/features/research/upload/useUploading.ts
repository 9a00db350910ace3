import { useUpload } from '#api/useUpload';
import type { PaperFields } from '../papers/papersApi';
import { submitPaper } from './submitPaper';

/** Sends one paper at a time. */
export function useUploading() {
  const { send, ...upload } = useUpload(
    submitPaper,
    'The upload was called off. What you typed is kept.',
  );
  return { ...upload, send: (fields: PaperFields, file: File) => send({ fields, file }) };
}
