export const feedMessages = {
  searchPlaceholder: 'Search posts...',
  loadFailed: 'Failed to load posts.',
  fetchFailed: 'Failed to fetch posts.',
  detailsFailed: 'Failed to load post details.',
  empty: 'No posts available',
  end: 'No more posts to load.',
  createFailed: 'An unexpected error occurred. Please try again.',
  edit: 'Edit Post',
  delete: 'Delete Post',
  report: 'Report Post',
  save: 'Save',
  cancel: 'Cancel',
  sharing: 'Sharing...',
  linkCopied: 'Link copied to clipboard!',
  sharedNotFound: 'Post not found or link is invalid.',
  searchResults: (keyword: string) => `Showing results for "${keyword}"`,
  searchEmpty: (keyword: string) => `No posts found for "${keyword}"`,
  /** Without a number if there are more replies than are counted. */
  moreReplies: (left: number) =>
    left > 0 ? `View ${left} more ${left === 1 ? 'reply' : 'replies'}` : 'View more replies',
  moreRepliesTo: (left: number, username: string) =>
    left > 0
      ? `View ${left} more ${left === 1 ? 'reply' : 'replies'} to ${username}`
      : `View more replies to ${username}`,
  repliesFailed: 'Failed to load replies.',
} as const;

export const timeMessages = {
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} hours ago`,
  daysAgo: (days: number) => `${days} days ago`,
  yesterday: 'Yesterday',
} as const;
