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
