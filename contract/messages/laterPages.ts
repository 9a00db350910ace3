/** Texts of parts that load after the first page: small groups that would each be a small file. */

const moreOf = (left: number) =>
  left > 0 ? `View ${left} more ${left === 1 ? 'reply' : 'replies'}` : 'View more replies';

/** The replies to a comment. Without a number if there are more replies than are counted. */
export const replyMessages = {
  moreReplies: moreOf,
  moreRepliesTo: (left: number, username: string) => `${moreOf(left)} to ${username}`,
  repliesFailed: 'Failed to load replies.',
} as const;

/** The search for posts. */
export const searchMessages = {
  fetchFailed: 'Failed to fetch posts.',
  results: (keyword: string) => `Showing results for "${keyword}"`,
  empty: (keyword: string) => `No posts found for "${keyword}"`,
} as const;

/** The dialog that shares a post, and the page behind its link. */
export const sharingMessages = {
  linkCopied: 'Link copied to clipboard!',
  notFound: 'Post not found or link is invalid.',
} as const;

/** The page of an event, and the list of events. */
export const eventPageMessages = {
  detailsLoading: 'Loading event details...',
  detailsFailed: 'Failed to fetch event details.',
  detailsEmpty: 'No event found!',
  about: 'About This Event',
  tabs: { details: 'Details', discussion: 'Discussion', more: 'More' },
  seeMore: 'See More',
  sections: {
    within_7_days: 'Events Within 7 Days',
    within_30_days: 'Within 30 Days',
    within_year: 'Within This Year',
  },
} as const;
