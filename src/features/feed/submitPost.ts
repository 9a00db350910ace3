import type { Post } from '#contract/entities/post';
import { eventMessages, feedMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { createSubmit } from '#api/submitUpload';
import type { PostParts } from './newPost';
import { feedApi } from './feedApi';

/** Statuses whose reason is shown to the author. */
const EXPLAINED = [400, 413, 415, 429];

/** Creates a post. */
export const submitPost = createSubmit<PostParts, Post>({
  start: (post, uploadId) =>
    feedApi.endpoints.createPost.initiate({ post, uploadId }, { track: false }),
  problemOf(error, { kind }) {
    const fallback = kind === 'event' ? eventMessages.createFailed : feedMessages.createFailed;
    const isExplained = EXPLAINED.some((status) => hasStatus(error, status));
    return isExplained ? errorDetail(error, fallback) : fallback;
  },
});
