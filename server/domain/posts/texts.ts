/** Texts of posts that people read: refusals. */
import type { PostType } from '#contract/entities/post';

export const postNotFound = 'This post does not exist.';
export const notOwnPost = {
  edit: 'Only the author can edit this post.',
  delete: 'Only the author can delete this post.',
};
export const wrongKind: Record<PostType, string> = {
  text: 'This post is not a text post.',
  media: 'This post is not a media post.',
  document: 'This post is not a document post.',
  event: 'This post is not an event post.',
};
