import type { Post, PostAction } from '#contract/entities/post';
import type { FeedState } from './feedState';

const OF_AUTHOR: readonly PostAction[] = ['comment', 'edit', 'delete', 'share'];
const OF_OTHERS: readonly PostAction[] = ['comment', 'share', 'report'];

/**
 * The actions that its reader may take on a post. A post without the server's list, such as one of
 * an older log, has those that follow from its author.
 */
export const actionsOn = (post: Post, readerId: number | null): readonly PostAction[] =>
  post.can ?? (post.user.id === readerId ? OF_AUTHOR : OF_OTHERS);

/** Whether the reader may comment on a post, which may be one that isn't in the feed. */
export const selectMayComment = (
  { feed }: { readonly feed: Pick<FeedState, 'posts'> },
  postId: number,
): boolean => feed.posts[postId]?.can?.includes('comment') ?? true;
