/** Changes and removals of comments. A row with `deleted_at` is removed and has no text. */
export { changeTexts } from './changeTexts';
export { lockComment, type LockedComment } from './lockComment';
export { commentIsShown, commentNotFound, isCommentShown } from './shownComments';
export { removeComment, removeComments } from './removeComments';
