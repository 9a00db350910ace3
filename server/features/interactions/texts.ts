/** Texts of comments and public links that people read: refusals and the preview of a post. */
import { waitText } from '#server/platform/text';

// commentVisibility
export const commentNotFound = 'This comment does not exist.';

// interactionRoutes
export const tooManyComments = (retryAfterSeconds: number) =>
  `Too many comments. Please try again in ${waitText(retryAfterSeconds)}.`;

// readSharedFile
export const fileNotShared = 'This file is no longer shared.';

// readSharedPostPreview
export const byAuthor = (name: string) => `By ${name} on Quad`;
