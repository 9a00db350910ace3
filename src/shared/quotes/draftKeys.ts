/** The draft with the quotes of the next post, as JSON. */
export const POST_QUOTES = 'post:quotes';

/** The draft with the quotes of the next message to a person. */
export const messageQuotes = (personId: number) => `chat:${personId}:quotes`;
