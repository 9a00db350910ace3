export const chatMessages = {
  heading: 'Chats',
  empty: 'No conversations yet.',
  tooQuickly: 'You’re sending too quickly. Your messages are kept and go out in a moment.',
  moreUnsent: (count: number) =>
    count === 1 ? '1 earlier message is waiting.' : `${count} earlier messages are waiting.`,
} as const;
