/** Texts of comments and public links that people read: refusals and the preview of a post. */
import { waitText } from '#server/platform/text';

// interactionProblems
export const commentNotFound = 'This comment does not exist.';
export const differentIds = 'The request names two different ids.';
export const notThePathsId = 'Doesn’t match the id in the path.';

// interactionRoutes
export const tooManyComments = (retryAfterSeconds: number) =>
  `Too many comments. Please try again in ${waitText(retryAfterSeconds)}.`;

// readSharedFile
export const fileNotShared = 'This file is no longer shared.';

// readSharedPostPreview
export const byAuthor = (username: string) => `By ${username} on Quad`;
