/** Texts of the list of keyboard shortcuts. */

export const title = 'Keyboard shortcuts';
export const singleKeys = 'Single-key shortcuts';
/** Between the keys of a sequence, such as g then h. */
export const then = ' then ';

export const everywhere = 'Everywhere';
export const showShortcuts = 'Keyboard shortcuts';
export const search = 'Search';
export const goHome = 'Go to Home';
export const goToResearch = 'Go to Research';
export const goToMessages = 'Go to Messages';
export const goToConnections = 'Go to Connections';
export const goToEvents = 'Go to Events';

export const inFeed = 'In the feed';
export const nextPost = 'Next post';
export const chooseScope = 'Everyone, Connections, University or Followed';
export const previousPost = 'Previous post';
export const like = 'Like';
export const comment = 'Comment';
export const writePost = 'Write a post';
