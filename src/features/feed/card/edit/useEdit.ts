import { useRef, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { POST_CONTENT_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { selectUploadPercent } from '#api/uploads';
import { useDraft, type Draft } from '#shared/drafts/useDraft';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { excess, textProblem } from '#shared/lib/textLimit';
import { editDraftKey } from '../../feedState';
import { postVanished } from '../../feedSlice';
import type { PostParts } from '../../newPost';
import { useUpdatePostMutation } from '../../feedApi';
import * as texts from '../../texts';

const EXPLAINED = [400, 409, 413, 415, 422, 429];

/** An edit in progress. */
export interface Edit {
  readonly draft: Draft;
  /** The problem with the text, shown beside it. */
  readonly problem: string | undefined;
  readonly isSaving: boolean;
  /** The upload's progress in percent; undefined while there is no upload. */
  readonly percent: number | undefined;
  /** The post was deleted meanwhile. */
  readonly isGone: boolean;
  /** Shows a problem with the text, and returns whether it can be saved. */
  readonly checkText: () => boolean;
  /** Sends the edit; on success closes the editor. Returns whether it succeeded. */
  readonly save: (parts: PostParts) => Promise<boolean>;
  /** Cancels the pending upload, or discards the edit. */
  readonly cancel: () => void;
}

/** Edits a post in place. After any failure the text is kept until it is saved or discarded. */
export function useEdit(post: Post, onClose: () => void): Edit {
  const dispatch = useAppDispatch();
  const uploadId = editDraftKey(post.id);
  const draft = useDraft(uploadId);
  const percent = useAppSelector((state) => selectUploadPercent(state, uploadId));
  const [updatePost, { isLoading }] = useUpdatePostMutation();
  const call = useRef<{ abort(): void } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isGone, setIsGone] = useState(false);

  const close = () => {
    draft.clear();
    onClose();
  };
  const findTextProblem = () => {
    const isNeeded = post.post_type === 'text';
    if (isNeeded || excess(draft.text, POST_CONTENT_MAX_LENGTH) > 0)
      return textProblem(draft.text, POST_CONTENT_MAX_LENGTH, texts.textMissing);
    return undefined;
  };

  return {
    draft: {
      ...draft,
      change(text) {
        setProblem(undefined);
        draft.change(text);
      },
    },
    problem,
    isSaving: isLoading,
    percent,
    isGone,
    checkText() {
      const found = findTextProblem();
      setProblem(found);
      return found === undefined;
    },
    async save(parts) {
      if (isLoading) return false;
      setProblem(undefined);
      const sent = updatePost({ id: post.id, post: parts, uploadId });
      let isStopped = false;
      call.current = {
        abort() {
          isStopped = true;
          sent.abort();
        },
      };
      const { error } = await sent;
      call.current = null;
      if (!error) {
        close();
        return true;
      }
      if (isStopped) return false;
      if (hasStatus(error, 404)) {
        setIsGone(true);
        return false;
      }
      const isExplained = EXPLAINED.some((status) => hasStatus(error, status));
      const { createFailed } = feedMessages;
      setProblem(isExplained ? errorDetail(error, createFailed) : createFailed);
      return false;
    },
    cancel() {
      if (call.current) {
        call.current.abort();
        return;
      }
      close();
      if (isGone) dispatch(postVanished(post.id));
    },
  };
}
