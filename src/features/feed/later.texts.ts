/** Texts of the feed’s dialogs, viewers, editors and other pages, which load on demand. */

/* Page of event posts */

export const eventPosts = 'Event posts';
export const lead = 'All event posts, newest first.';
export const newEvent = 'New event';
export const beTheFirst = 'Be the first to announce an event.';

/* Replies to a comment */

/** Without a number if there are more replies than are counted. */
export const moreReplies = (left: number) =>
  left > 0 ? `View ${left} more ${left === 1 ? 'reply' : 'replies'}` : 'View more replies';
export const moreRepliesTo = (left: number, username: string) =>
  `${moreReplies(left)} to ${username}`;
export const repliesFailed = 'Failed to load replies.';

/* Search */

export const searchFailed = 'Failed to fetch posts.';
export const showingResults = (keyword: string) => `Showing results for "${keyword}"`;
export const noResults = (keyword: string) => `No posts found for "${keyword}"`;
export const otherPlaces = 'Other places to search';
export const postsFound = 'Posts found';
export const tryOtherWords = 'Try fewer words, or another spelling';
export const matchesAllWords = 'Results match all your words. Try a hashtag such as #physics.';

// Before a search
export const search = 'Search';
export const howToSearch = 'Type a word or a #hashtag into the field above and press Enter.';

// InResearch
export const papers = 'Papers';
export const searchPapersFor = (keyword: string) => `Search papers for “${keyword}”`;

/* Editors of a post */

// EditFrame
export const editYourPost = 'Edit your post';
export const addWords = 'Add some words (optional)';
export const saving = 'Saving';
export const savingPercent = (percent: number) => `Saving… ${percent}%`;
export const postDeleted =
  'This post has been deleted, so your changes can’t be saved. Copy anything you want to keep.';
export const close = 'Close';

export const textMissing = 'A post needs some text.';

// FilesEditor
export const filesKept = 'Your current files are kept unless you choose new ones.';
export const filesReplaced = 'New files replace the current ones.';

/* Deleting a post */

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

/* Reporting a post */

export const whyReport = (author: string) =>
  `Why are you reporting this post? ${author} won’t know it was you.`;
export const reason = 'Reason';
export const whatIsWrong = 'What’s wrong with this post?';
export const anythingToAdd = 'Anything to add (optional)';
export const sendReport = 'Send report';

export const detailsMissing = 'Please say what is wrong.';
export const reportNotSent = 'Your report was not sent. Please try again.';
export const reportSent = 'Thank you. We will look at this post.';

// The reasons, which are also sent to the moderators.
export const spam = 'Spam or advertising';
export const harassment = 'Harassment or hate';
export const misleading = 'False or misleading';
export const otherPersonsWork = 'Someone else’s work';
export const somethingElse = 'Something else';

/* Viewer of pictures */

export const picture = 'Picture';
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';

/* Preview of a document */

export const previewOf = (name: string) => `Preview of ${name}`;

// TextPreview
export const textOf = (name: string) => `Text of ${name}`;
export const loadingPreview = 'Loading the preview';
export const previewFailed = 'The preview could not be loaded.';
/** After the first part of a long text. */
export const readOn = '… Download the file to read on.';
