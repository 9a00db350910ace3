/** The draft that holds the text of an unfinished edit of a post. */
export const editDraftKey = (postId: number) => `edit:${postId}`;

/** The draft that holds the event of an unfinished edit of a post. */
export const editEventDraftKey = (postId: number) => `edit-event:${postId}`;
