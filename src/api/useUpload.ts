import { useEffect, useId, useRef, useState } from 'react';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import type { Submit, Submitted } from './submitUpload';
import { selectUploadPercent } from './uploads';

const SENT_WHOLE = 100;

/**
 * Runs one upload at a time for a component. With `abandonedText`, unmounting cancels the upload
 * and shows the text to the user. Without it, the upload continues.
 */
export function useUpload<Content, Stored>(
  submit: Submit<Content, Stored>,
  abandonedText?: string,
) {
  const dispatch = useAppDispatch();
  const uploadId = useId();
  const percent = useAppSelector((state) => selectUploadPercent(state, uploadId));
  const [isUploading, setIsUploading] = useState(false);
  const sending = useRef<AbortController | null>(null);

  useEffect(() => {
    if (abandonedText === undefined) return undefined;
    return () => {
      if (sending.current) dispatch(abandon(sending.current, uploadId, abandonedText));
    };
  }, [dispatch, uploadId, abandonedText]);

  return {
    isUploading,
    /** Percentage sent. Undefined while nothing is being uploaded. */
    percent,
    cancel: () => sending.current?.abort(),
    send: async (content: Content): Promise<Submitted<Stored>> => {
      const controller = new AbortController();
      sending.current = controller;
      setIsUploading(true);
      const { signal } = controller;
      const sent = await dispatch(submit(content, { uploadId, signal }));
      sending.current = null;
      setIsUploading(false);
      return sent;
    },
  };
}

/** Cancels an upload unless all of it was sent, because the server may have stored it already. */
function abandon(sending: AbortController, uploadId: string, text: string): AppThunk {
  return (dispatch, getState) => {
    const percent = selectUploadPercent(getState(), uploadId);
    if (percent === undefined || percent >= SENT_WHOLE) return;
    sending.abort();
    dispatch(notify({ kind: 'info', text }));
  };
}
