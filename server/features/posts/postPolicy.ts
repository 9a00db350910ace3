import { forbidden, notFound } from '../../platform/http/problem';

/** What the policy has to know of a post. */
export interface OwnedPost {
  user_id: number;
}

/** Throws 404 where there is no such post, and 403 where the caller, who may read it, did not write it. */
export function requireOwnPost<P extends OwnedPost>(
  post: P | undefined,
  callerId: number,
  act: 'edit' | 'delete',
): P {
  if (!post) throw postNotFound();
  if (post.user_id !== callerId) throw forbidden(`Only the author can ${act} this post.`);
  return post;
}

/** The 404 of a post that does not exist, or no longer does. */
export const postNotFound = () => notFound('This post does not exist.');
