/** Texts of the dialog that deletes a post, which loads on its own. */

export const deleteFailed = 'The post could not be deleted. Please try again.';

/** What is deleted together with a post. */
export const deletesPost = 'This cannot be undone.';
export const deletesLikes = (likes: number) =>
  `This also deletes its ${countedLikes(likes)}. This cannot be undone.`;
export const deletesComments = (comments: number) =>
  `This also deletes its ${countedComments(comments)}. This cannot be undone.`;
export const deletesLikesAndComments = (likes: number, comments: number) =>
  `This also deletes its ${countedLikes(likes)} and ${countedComments(comments)}. This cannot be undone.`;

const countedLikes = (count: number) => `${count} ${count === 1 ? 'like' : 'likes'}`;
const countedComments = (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`;
