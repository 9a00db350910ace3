/** Texts of the list of conversations. */

export const conversations = 'Conversations';
export const unread = (count: number) => `${count} unread`;
export const conversationsNotLoaded = 'Conversations could not be loaded.';
export const startConversation = 'Start a conversation with one of your connections.';
export const findPeople = 'Find people';

// ConversationRow: the last message
export const youSentImage = 'You sent an image';
export const sentImage = 'Sent an image';
export const youSentFile = (name: string) => `You sent a file: ${name}`;
export const sentFile = (name: string) => `Sent a file: ${name}`;
export const youSaid = (text: string) => `You: ${text}`;
