import type { Post } from '#contract/entities/post';
import { eventMessages, feedMessages } from '#contract/messages';
import { errorDetail, hasStatus, isApiError } from '#api/errors';
import type { AppThunk } from '#shared/store/types';
import { isSamePost, type PostParts } from './newPost';
import { postActionsApi } from './postActionsApi';

/** Failures whose reason is for the author to read. */
const EXPLAINED = [400, 413, 415, 429];

/** One post on its way to the server, however often it is sent. */
export interface Attempt {
  post: PostParts;
  idempotencyKey: string;
}

/** How a post went: `problem` is null when it was posted, and undefined when its author called it off. */
export interface Submitted {
  attempt: Attempt;
  problem: string | null | undefined;
  /** What is wrong with single fields, where the server said so. */
  errors?: Readonly<Record<string, string>>;
  /** The post as it was stored. */
  stored?: Post;
}

interface SubmitOptions {
  /** The attempt before, which the same post goes on with, so that it is posted once. */
  previous: Attempt | null;
  /** Names the upload, to tell how much of it was sent. */
  uploadId: string;
  /** Calls the upload off. */
  signal?: AbortSignal;
}

/** Posts something. The answer holds what went wrong, if anything, and the attempt to hand in again. */
export function submitPost(
  post: PostParts,
  { previous, uploadId, signal }: SubmitOptions,
): AppThunk<Promise<Submitted>> {
  return async (dispatch, _getState, ports) => {
    const attempt =
      previous && isSamePost(previous.post, post)
        ? previous
        : { post, idempotencyKey: ports.ids.next() };
    const call = dispatch(
      postActionsApi.endpoints.createPost.initiate({ ...attempt, uploadId }, { track: false }),
    );
    const abort = () => call.abort();
    signal?.addEventListener('abort', abort);
    const { error, data: stored } = await call;
    signal?.removeEventListener('abort', abort);
    if (!error) return { attempt, problem: null, ...(stored ? { stored } : {}) };
    if (signal?.aborted) return { attempt, problem: undefined };
    const isExplained = EXPLAINED.some((status) => hasStatus(error, status));
    const fallback = post.kind === 'event' ? eventMessages.createFailed : feedMessages.createFailed;
    const errors = isApiError(error) ? error.data.errors : undefined;
    return {
      attempt,
      problem: isExplained ? errorDetail(error, fallback) : fallback,
      ...(errors ? { errors } : {}),
    };
  };
}
