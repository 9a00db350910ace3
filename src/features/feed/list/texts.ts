/** Texts of the lists of posts. */

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
