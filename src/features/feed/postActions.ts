import type { Post, PostAction } from '#contract/entities/post';
import { allowedActions } from '#contract/postActions';
import type { FeedState } from './feedState';

/**
 * The actions that its reader may take on a post. A post without the server's list, such as one of
 * an older log, has those that follow from its author.
 */
export const actionsOn = (post: Post, readerId: number | null): readonly PostAction[] =>
  post.can ?? allowedActions(post.user.id === readerId);

/** Whether the reader may comment on a post, which may be one that isn't in the feed. */
export const selectMayComment = (
  { feed }: { readonly feed: Pick<FeedState, 'posts'> },
  postId: number,
): boolean => feed.posts[postId]?.can?.includes('comment') ?? true;
