import type { PostAction } from '#contract/entities/post';

const OF_AUTHOR: readonly PostAction[] = ['comment', 'edit', 'delete', 'share'];
const OF_OTHERS: readonly PostAction[] = ['comment', 'share', 'report'];

/**
 * The actions that a person who may see a post may take. Responses list them, and the calls refuse
 * all others.
 */
export const allowedActions = (isOwn: boolean): readonly PostAction[] =>
  isOwn ? OF_AUTHOR : OF_OTHERS;
