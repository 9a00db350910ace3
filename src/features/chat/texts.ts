/** Texts of the chat page and of every conversation's frame. */

export const today = 'Today';
export const online = 'Online';
export const offline = 'Offline';
export const reconnecting = 'Reconnecting… Messages will be sent once you’re back online.';

// Messages
export const messages = 'Messages';
export const chatWith = (username: string) => `Chat with ${username}`;
export const backToConversations = 'Back to conversations';
export const chooseConversation = 'Choose a conversation';
