/** Texts about people to connect with, which the feed shows as well. */

export const suggestions = 'People You May Know';

// Actions
export const pair = 'Pair';
export const connect = 'Connect';
export const pending = 'Pending';

// In place of a list
export const loadFailed = 'Failed to load connections. Please try again later.';
export const noSuggestions = 'No more people to connect with';
