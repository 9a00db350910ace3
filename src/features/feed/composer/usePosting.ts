import { useEffect, useId, useRef, useState } from 'react';
import { selectUploadPercent } from '#api/uploads';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import type { PostKind, PostParts } from '../newPost';
import { submitPost, type Attempt, type Submitted } from '../submitPost';

/** Sends one post at a time, tells how far it is, and calls it off when asked or when its place vanishes. */
export function usePosting() {
  const dispatch = useAppDispatch();
  const uploadId = useId();
  const told = useAppSelector((state) => selectUploadPercent(state, uploadId));
  const [sentKind, setSentKind] = useState<PostKind | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const sending = useRef<AbortController | null>(null);
  const isPosting = sentKind !== null;
  // A note is too short to be worth a bar; of the rest nothing is told before the first bytes left.
  const percent = isPosting && sentKind !== 'text' ? (told ?? 0) : undefined;
  const percentNow = useRef(percent);
  useEffect(() => {
    percentNow.current = percent;
  }, [percent]);

  useEffect(
    () => () => {
      // What was sent whole may be posted already; calling it off now would not undo that.
      if (!sending.current || percentNow.current === undefined || percentNow.current >= 100) return;
      sending.current.abort();
      const text = 'Posting was called off. Your draft is kept.';
      dispatch(notify({ kind: 'info', text }));
    },
    [dispatch],
  );

  return {
    isPosting,
    /** Percent sent; undefined while nothing is uploaded. */
    percent,
    cancel: () => sending.current?.abort(),
    send: async (post: PostParts): Promise<Submitted> => {
      const controller = new AbortController();
      sending.current = controller;
      setSentKind(post.kind);
      const { signal } = controller;
      const sent = await dispatch(
        submitPost(post, { previous: attempt.current, uploadId, signal }),
      );
      sending.current = null;
      setSentKind(null);
      attempt.current = sent.problem === null ? null : sent.attempt;
      return sent;
    },
  };
}
