/** Texts of the feed and its posts, which load with the first page. */

/* Page of the feed */

export const home = 'Home';
export const posts = 'Posts';

// The columns beside the feed.
export const events = 'Events';
export const suggestionsAndHelp = 'Suggestions and help';

// FeedScopes
export const whosePosts = 'Whose posts';
export const scopes = {
  everyone: 'Everyone',
  connections: 'Connections',
  university: 'University',
  followed: 'Followed',
} as const;
/** Names the list of a view for screen readers. */
export const postsOf = (scope: string) => `Posts: ${scope}`;

/* Lists of posts */

export const loadingPosts = 'Loading posts';

export const newPosts = (count: number) => `${count} new ${count === 1 ? 'post' : 'posts'}`;

// FeedEnd
export const loadMore = 'Load more';
export const loadingMore = 'Loading more posts';
export const backToTop = 'Back to top';

// NoPosts
export const startWithOneLine = 'Start with one line about what you are reading.';
export const writeFirstPost = 'Write the first post';
export const findPeople = 'Find people';

/* Card of a post */

// PostHeader
export const edited = 'edited';
export const editedAt = (time: string) => `Edited ${time}`;

export const postOptions = 'Post options';

// PostText
export const showMore = 'Show more';
export const showLess = 'Show less';

// PostActions
export const likePost = (total: number) => `Like, ${total}`;
export const likes = (total: number) => `${total} ${total === 1 ? 'like' : 'likes'}`;
export const comment = 'Comment';

// AskUButton
export const askU = 'AskU';
export const askUAbout = (document: string) => `AskU about ${document}`;

/* Pictures and videos of a post */

// Gallery
export const openPicture = 'Open picture';
export const openPictureOf = (number: number, count: number) =>
  `Open picture ${number} of ${count}`;
/** The last tile also stands for the pictures without one. */
export const openPictureAndMore = (number: number, count: number, more: number) =>
  `Open picture ${number} of ${count}, +${more} more`;

export const pictureFailed = 'This picture could not be loaded.';

// Video
export const videoFailed = 'This video could not be played.';
export const videoBy = (author: string) => `Video by ${author}`;

/* Documents of a post */

export const notSafe = 'This file’s link isn’t safe to open.';
export const noPreview = (size: string) => `${size} · no preview, download only`;
export const preview = 'Preview';
export const previewOf = (name: string) => `Preview of ${name}`;
export const hidePreview = 'Hide preview';
export const hidePreviewOf = (name: string) => `Hide preview of ${name}`;
export const download = 'Download';
export const downloadFile = (name: string) => `Download ${name}`;

/* Event of a post */

export const yourTime = (date: string, time: string) => `Your time: ${date} · ${time}`;

/* Likes */

export const likeFailed = 'This like could not be saved. Check your connection.';
export const unlikeFailed = 'This like could not be removed. Check your connection.';
export const likeOffline = 'You’re offline, so this like was not saved.';
export const unlikeOffline = 'You’re offline, so this like was not removed.';

/* Sharing a post */

export const share = 'Share';
export const shareFailed = 'This post could not be shared. Please try again.';

/* Comments */

// CommentSection
export const comments = 'Comments';
export const loadingComments = 'Loading comments';
export const commentsFailed = 'Failed to load comments.';
export const loadMoreComments = 'Load more comments';

// CommentItem
export const reply = 'Reply';
export const likeComment = (author: string, total: number) => `Like comment by ${author}, ${total}`;

// CommentBox
export const writeComment = 'Write a comment';
export const replyTo = (author: string) => `Reply to ${author}`;
export const sendComment = 'Send comment';
export const sendReply = 'Send reply';
export const commentMissing = 'Write something first.';
export const commentNotSent = 'Your comment was not sent. Please try again.';
export const repliedToGone =
  'This comment has been deleted, so you can’t reply to it. Copy anything you want to keep.';
