export const chatMessages = {
  heading: 'Chats',
  empty: 'No conversations yet.',
  deleted: 'Message deleted',
  tooQuickly: 'You’re sending messages too quickly. They are kept and will be sent in a moment.',
  moreUnsent: (count: number) =>
    count === 1 ? '1 earlier message is waiting.' : `${count} earlier messages are waiting.`,
} as const;
