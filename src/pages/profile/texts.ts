/** Texts of a profile's page. */

export const suggestions = 'Suggestions';

// ProfileTabs
export const postsAndResearchOf = (username: string) => `${username}’s posts and research`;
export const posts = 'Posts';
export const research = 'Research';
export const postsBy = (username: string) => `Posts by ${username}`;
export const noPostsYet = 'You haven’t posted yet.';
export const writePost = 'Write a post';
