/** Texts of the chat windows at the foot of the page. */

export const chats = 'Chats';
export const minimisedChats = 'Minimised chats';
export const openChatWith = (username: string) => `Open chat with ${username}`;
export const openUnreadChatWith = (username: string, unread: number) =>
  `Open chat with ${username}, ${unread} unread`;

// ChatWindow
export const chatWith = (username: string) => `Chat with ${username}`;
export const backFromChatWith = (username: string) => `Back from chat with ${username}`;
export const minimiseChatWith = (username: string) => `Minimise chat with ${username}`;
export const closeChatWith = (username: string) => `Close chat with ${username}`;
