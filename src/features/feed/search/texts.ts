/** Texts of the search. */

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
