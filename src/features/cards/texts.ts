/** Texts of the cards below posts, comments and messages with addresses of Quad. */

export const linked = 'Linked pages';
export const kinds = { paper: 'Paper', event: 'Event', post: 'Post' };
/** Posts may have neither words nor the name of a file. */
export const untitled = { paper: 'A paper', event: 'An event', post: 'A post without words' };
