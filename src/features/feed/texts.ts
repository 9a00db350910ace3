/** Texts of the feed, its posts, and their dialogs, viewers and editors. */

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

export const pictureFailed = 'Couldn’t load this picture.';

// Video
export const videoFailed = 'Couldn’t play this video.';
export const videoUnplayable = 'Your browser can’t play this kind of video.';
export const downloadVideo = 'Download the video';
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

export const yourTime = (time: string) => `Your time: ${time}`;

/* Likes */

export const likeFailed = 'Couldn’t save your like. Check your connection.';
export const unlikeFailed = 'Couldn’t remove your like. Check your connection.';
export const likeOffline = 'You’re offline, so this like was not saved.';
export const unlikeOffline = 'You’re offline, so this like was not removed.';

/* Sharing a post */

export const share = 'Share';
export const shareFailed = 'Couldn’t share this post. Try again.';

/* Comments */

// CommentSection
export const comments = 'Comments';
export const loadingComments = 'Loading comments';
export const commentsFailed = 'Couldn’t load the comments.';
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
export const commentNotSent = 'Couldn’t send your comment. Try again.';
export const repliedToGone =
  'This comment has been deleted, so you can’t reply to it. Copy anything you want to keep.';

/* Page of event posts */

export const eventPosts = 'Event posts';
export const lead = 'All event posts, newest first.';
export const newEvent = 'New event';
export const beTheFirst = 'Create the first event.';

/* Empty views of the feed */

export const noConnectionsPosts = 'The posts of the people you’re connected with appear here.';
export const findPeopleToConnect = 'Find people';
export const noUniversity = 'Add your university to your profile to see the posts of its people.';
export const goToProfile = 'Go to your profile';
export const noUniversityPosts = (university: string) =>
  `The posts of people at ${university} appear here.`;
export const seeMembers = 'See its members';
export const noFollowedPosts =
  'The posts with hashtags you follow appear here. Search for one, such as #physics, and follow it.';
export const searchHashtags = 'Search for a hashtag';

/* Following a hashtag */

export const follow = 'Follow';
export const unfollow = 'Unfollow';
export const followed = (hashtag: string) =>
  `You follow #${hashtag} now. Its posts are on Home, under Followed.`;
export const unfollowed = (hashtag: string) => `You no longer follow #${hashtag}.`;
export const followFailed = 'Couldn’t follow the hashtag. Try again.';
export const unfollowFailed = 'Couldn’t unfollow the hashtag. Try again.';

/* Replies to a comment */

/** Without a number if there are more replies than are counted. */
export const moreReplies = (left: number) =>
  left > 0 ? `View ${left} more ${left === 1 ? 'reply' : 'replies'}` : 'View more replies';
export const moreRepliesTo = (left: number, username: string) =>
  `${moreReplies(left)} to ${username}`;
export const repliesFailed = 'Couldn’t load the replies.';

/* Options of a comment */

export const commentOptions = (author: string) => `Options for the comment by ${author}`;
export const editComment = 'Edit';
export const deleteComment = 'Delete';
export const removeComment = 'Remove';
export const reportComment = 'Report';
export const copyCommentLink = 'Copy link';

// CommentEditor
export const editYourComment = 'Edit your comment';
export const commentNotSaved = 'Couldn’t save your changes. Try again.';
export const commentGone =
  'This comment has been deleted, so your changes can’t be saved. Copy anything you want to keep.';

// DeleteCommentDialog
export const deletesComment = 'This cannot be undone.';
export const deletesAnsweredComment =
  'Its replies stay, below “Comment deleted”. This cannot be undone.';
export const removesComment = (author: string) =>
  `${author} will be notified. This cannot be undone.`;
export const removesAnsweredComment = (author: string) =>
  `Its replies stay, below “Comment deleted”. ${author} will be notified. This cannot be undone.`;
export const commentNotDeleted = 'Couldn’t delete the comment. Try again.';

/* Likes */

export const likedBy = 'Liked by';
export const likesFailed = 'Couldn’t load who likes this.';
/** The people who like it are all hidden from the reader, or took their likes back. */
export const noLikesToShow = 'No one to show here.';
export const showMoreLikes = 'Show more';

/* Search */

export const searchFailed = 'Failed to fetch posts.';
export const showingResults = (keyword: string) => `Showing results for "${keyword}"`;
export const noResults = (keyword: string) => `No posts found for "${keyword}"`;
export const relatedPeople = 'People for this search';
export const postsFound = 'Posts found';
export const tryOtherWords = 'Try fewer words, or another spelling';

// Before a search
export const search = 'Search';
export const howToSearch = 'Type a word or a #hashtag into the field above and press Enter.';

/* Editors of a post */

// EditFrame
export const editYourPost = 'Edit your post';
export const addWords = 'Note for readers (optional)';
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

export const deleteFailed = 'Couldn’t delete the post. Try again.';

/** Things that are deleted together with a post. */
export const deletesPost = 'This cannot be undone.';
export const deletesLikes = (likes: number) =>
  `This also deletes its ${countedLikes(likes)}. This cannot be undone.`;
export const deletesComments = (comments: number) =>
  `This also deletes its ${countedComments(comments)}. This cannot be undone.`;
export const deletesLikesAndComments = (likes: number, comments: number) =>
  `This also deletes its ${countedLikes(likes)} and ${countedComments(comments)}. This cannot be undone.`;

const countedLikes = (count: number) => `${count} ${count === 1 ? 'like' : 'likes'}`;
const countedComments = (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`;

/* Viewer of pictures */

export const picture = 'Picture';
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';

/* Preview of a document */

// TextPreview
export const textOf = (name: string) => `Text of ${name}`;
export const loadingPreview = 'Loading the preview';
export const previewFailed = 'Couldn’t load the preview.';
/** After the first part of a long text. */
export const readOn = '… Download the file to read on.';

/* Mentions */

export const mentionPeople = 'People to mention';
export const typeName = 'Type a name to mention someone.';
export const lookingForPeople = 'Looking for people…';
export const noOneToMention = (name: string) => `No one called “${name}” is on Quad.`;
export const lookupFailed = 'Couldn’t look for people. Type on to try again.';
export const peopleToMention = (count: number) =>
  `${count} ${count === 1 ? 'person' : 'people'} to mention. Choose with the arrow keys and Enter.`;
