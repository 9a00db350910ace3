import type { PostAction } from './entities/post';

const OF_AUTHOR: readonly PostAction[] = ['comment', 'edit', 'delete', 'share'];
const OF_OTHERS: readonly PostAction[] = ['comment', 'share', 'report'];

/**
 * The actions that a person who may see a post may take. The server lists them in its answers and
 * refuses all others; the browser needs them for posts of older logs, which have no list.
 */
export const allowedActions = (isOwn: boolean): readonly PostAction[] =>
  isOwn ? OF_AUTHOR : OF_OTHERS;
