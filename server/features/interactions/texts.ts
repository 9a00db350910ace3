/** Texts of comments and public links that people read: refusals and the preview of a post. */
import { waitText } from '#server/platform/text';

// editComment, deleteComment
export const notOwnComment = 'Only the author can edit this comment.';
export const notOwnRemoval = 'Only its author and the author of the post can delete this comment.';

// interactionRoutes
export const tooManyComments = (retryAfterSeconds: number) =>
  `Too many comments. Please try again in ${waitText(retryAfterSeconds)}.`;

// readSharedFile
export const fileNotShared = 'This file is no longer shared.';

// readSharedPostPreview
export const byAuthor = (name: string) => `By ${name} on Quad`;
