import type { Post } from '#contract/entities/post';
import { eventMessages, feedMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { createSubmit } from '#api/submitUpload';
import { isSamePost, type PostParts } from './newPost';
import { feedApi } from './feedApi';

/** Failures whose reason is for the author to read. */
const EXPLAINED = [400, 413, 415, 429];

/** Posts something. */
export const submitPost = createSubmit<PostParts, Post>({
  isSame: isSamePost,
  start: (post, ids) => feedApi.endpoints.createPost.initiate({ post, ...ids }, { track: false }),
  problemOf(error, { kind }) {
    const fallback = kind === 'event' ? eventMessages.createFailed : feedMessages.createFailed;
    const isExplained = EXPLAINED.some((status) => hasStatus(error, status));
    return isExplained ? errorDetail(error, fallback) : fallback;
  },
});
