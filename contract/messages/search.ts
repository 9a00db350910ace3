/** Texts of the search for posts. */

export const fetchFailed = 'Failed to fetch posts.';
export const results = (keyword: string) => `Showing results for "${keyword}"`;
export const empty = (keyword: string) => `No posts found for "${keyword}"`;
