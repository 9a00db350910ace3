/** Texts of the suggestions below the search field, and of the tabs of results. */

// Suggestions
export const suggestions = 'Suggestions';
export const people = 'People';
export const universities = 'Universities';
export const papers = 'Papers';
export const searchPostsFor = (keyword: string) => `Search posts for “${keyword}”`;
export const suggestionCount = (count: number) =>
  count === 1 ? '1 suggestion' : `${count} suggestions`;
export const peopleFailed = 'Couldn’t search for people.';
export const universitiesFailed = 'Couldn’t search universities.';
export const papersFailed = 'Couldn’t search papers.';
export const suggestionsFailed = 'Couldn’t load suggestions.';

// ResultTabs
export const resultKinds = 'Kinds of results';
export const posts = 'Posts';
export const events = 'Events';
export const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);
