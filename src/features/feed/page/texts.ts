/** Texts of the feed's page. */

export const home = 'Home';
export const posts = 'Posts';

// The columns beside the feed.
export const events = 'Events';
export const suggestionsAndHelp = 'Suggestions and help';
