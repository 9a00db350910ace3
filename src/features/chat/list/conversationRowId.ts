/** Names the row of a conversation in the list. */
export const conversationRowId = (userId: number) => `conversation-${userId}`;
