import { useEffect, useId, useRef, useState } from 'react';
import { selectUploadPercent } from '#api/uploads';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import type { PaperFields } from '../papers/papersApi';
import { submitPaper, type Attempt, type Submitted } from './submitPaper';

const SENT_WHOLE = 100;

/** Sends one paper at a time, tells how far it is, and calls it off when asked or when its form goes. */
export function useUploading() {
  const dispatch = useAppDispatch();
  const uploadId = useId();
  const told = useAppSelector((state) => selectUploadPercent(state, uploadId));
  const [isUploading, setIsUploading] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  const sending = useRef<AbortController | null>(null);
  const percent = isUploading ? (told ?? 0) : undefined;
  const percentNow = useRef(percent);
  useEffect(() => {
    percentNow.current = percent;
  }, [percent]);

  useEffect(
    () => () => {
      // What was sent whole may be stored already; calling it off now would not undo that.
      if (!sending.current || (percentNow.current ?? SENT_WHOLE) >= SENT_WHOLE) return;
      sending.current.abort();
      const text = 'The upload was called off. What you typed is kept.';
      dispatch(notify({ kind: 'info', text }));
    },
    [dispatch],
  );

  return {
    /** Percent sent; undefined while nothing is uploaded. */
    percent,
    isUploading,
    cancel: () => sending.current?.abort(),
    send: async (fields: PaperFields, file: File): Promise<Submitted> => {
      const controller = new AbortController();
      sending.current = controller;
      setIsUploading(true);
      const { signal } = controller;
      const options = { previous: attempt.current, uploadId, signal };
      const sent = await dispatch(submitPaper(fields, file, options));
      sending.current = null;
      setIsUploading(false);
      attempt.current = sent.problem === null ? null : sent.attempt;
      return sent;
    },
  };
}
