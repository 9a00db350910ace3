import { useRef, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { POST_CONTENT_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { selectUploadPercent } from '#api/uploads';
import { useDraft, type Draft } from '#shared/drafts/useDraft';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { editDraftKey } from '../../feedState';
import { postVanished } from '../../feedSlice';
import type { PostParts } from '../../newPost';
import { useUpdatePostMutation } from '../../feedApi';
import { excess, textProblem } from '../../textLimit';

const EXPLAINED = [400, 409, 413, 415, 422, 429];

/** A post being changed. */
export interface Edit {
  readonly draft: Draft;
  /** What is wrong, beside the text. */
  readonly problem: string | undefined;
  readonly isSaving: boolean;
  /** Percent of the files that were sent; undefined where none are on their way. */
  readonly percent: number | undefined;
  /** Somebody deleted the post meanwhile. */
  readonly isGone: boolean;
  /** Tells what is wrong with the text and answers whether it can be saved. */
  readonly checkText: () => boolean;
  /** Sends the change; answers whether it was kept, and closes then. */
  readonly save: (parts: PostParts) => Promise<boolean>;
  /** Stops the upload under way, or ends the edit and forgets it. */
  readonly cancel: () => void;
}

/** Changes a post in its place. Whatever goes wrong, what was written stays until it is kept or given up. */
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
      return textProblem(draft.text, POST_CONTENT_MAX_LENGTH, 'A post needs some text.');
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
