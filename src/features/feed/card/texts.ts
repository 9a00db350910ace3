/** Texts of a post's card. */

// PostHeader
export const edited = 'edited';
export const editedAt = (time: string) => `Edited ${time}`;

export const postOptions = 'Post options';

// PostText
export const showMore = 'Show more';
export const showLess = 'Show less';

// PostActions
export const likePost = (total: number) => `Like, ${total}`;
export const comment = 'Comment';

// AskUButton
export const askU = 'AskU';
export const askUAbout = (document: string) => `AskU about ${document}`;
