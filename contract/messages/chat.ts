export const chatMessages = {
  heading: 'Chats',
  empty: 'No conversations yet.',
  tooQuickly: 'You’re sending messages too quickly. They are kept and will be sent in a moment.',
  moreUnsent: (count: number) =>
    count === 1 ? '1 earlier message is waiting.' : `${count} earlier messages are waiting.`,
} as const;

export const notificationMessages = {
  verbs: {
    comment: 'commented on your post',
    like: 'liked your post',
    share: 'shared your post',
    'new post': 'posted a new post',
    reply: 'replied to your comment',
    other: 'did something',
  },
} as const;
