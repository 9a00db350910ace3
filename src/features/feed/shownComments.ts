import { WATCHED_POSTS_MAX } from '#contract/limits';

/** A post whose comments are on the screen. */
export interface ShownComments {
  postId: number;
  /** The server sends their changes. */
  isWatched: boolean;
  /** They may have changed while the server didn't send it, so they are read again. */
  isStale: boolean;
}

/** The comments on the screen, the last shown last. Missing before the first ones. */
export interface CommentsRoot {
  shownComments?: ShownComments[];
}

/** Whether the server sends the changes of a post's comments. */
export const areCommentsWatched = ({ shownComments = [] }: CommentsRoot, postId: number) =>
  shownComments.some((shown) => shown.postId === postId && shown.isWatched);

function endWatch(list: readonly ShownComments[]) {
  for (const shown of list) Object.assign(shown, { isWatched: false, isStale: true });
}

/** Adds comments that appeared. Only those shown last are watched. */
export function addShown(state: CommentsRoot, added: Pick<ShownComments, 'postId' | 'isStale'>) {
  hideShown(state, added.postId);
  const list = [...(state.shownComments ?? []), { ...added, isWatched: false }];
  endWatch(list.slice(0, -WATCHED_POSTS_MAX));
  state.shownComments = list;
}

/** Removes comments that disappeared. */
export function hideShown(state: CommentsRoot, postId: number) {
  state.shownComments = (state.shownComments ?? []).filter((shown) => shown.postId !== postId);
}

/** A new socket watches nothing. */
export function endAllWatches({ shownComments = [] }: CommentsRoot) {
  endWatch(shownComments);
}

/** The socket watches these posts from now on. */
export function startWatches({ shownComments = [] }: CommentsRoot, postIds: readonly number[]) {
  for (const shown of shownComments)
    if (postIds.includes(shown.postId)) Object.assign(shown, { isWatched: true, isStale: false });
}
