export const chatMessages = {
  heading: 'Chats',
  empty: 'No conversations yet.',
} as const;
