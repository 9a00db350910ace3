import { Type } from '@sinclair/typebox';
import { FOLLOWED_TAGS_MAX, HASHTAG_MAX_LENGTH } from '../limits';
import { defineCall } from '../defineCall';
import { record } from '../schema';
import { at, Detail } from './common';

const tag = 'Hashtags';
/** A hashtag with or without its `#`, in any case. */
const tagParams = record({ tag: Type.String({ minLength: 1, maxLength: HASHTAG_MAX_LENGTH }) });

export const tagCalls = {
  listFollowedTags: defineCall({
    ...at('listFollowedTags'),
    tag,
    access: 'verified',
    summary: 'The hashtags that the caller follows, in alphabetical order',
    response: record({ tags: Type.Array(Type.String(), { maxItems: FOLLOWED_TAGS_MAX }) }),
  }),
  followTag: defineCall({
    ...at('followTag'),
    tag,
    access: 'verified',
    summary: 'Follow a hashtag: posts with it are in the scope `followed` of the feed',
    params: tagParams,
    response: Detail,
  }),
  unfollowTag: defineCall({
    ...at('unfollowTag'),
    tag,
    access: 'verified',
    summary: 'No longer follow a hashtag',
    params: tagParams,
    status: 204,
    response: null,
  }),
};
