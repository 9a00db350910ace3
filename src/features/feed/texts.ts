/** Texts of the feed's side effects. */

export const likeFailed = (liked: boolean, what: 'post' | 'comment') =>
  `Couldn’t ${liked ? 'like' : 'unlike'} this ${what}. Check your connection.`;
export const likeOffline = (liked: boolean) =>
  `You’re offline, so this like was not ${liked ? 'saved' : 'taken back'}.`;
