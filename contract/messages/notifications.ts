/** Texts of notifications, in the bell and in mails: the words after the name of a person. */

/** The name of Quad itself, instead of a person’s. */
export const quad = 'Quad';

export const verbs: Readonly<Record<string, string>> = {
  comment: 'commented on your post',
  like: 'liked your post',
  share: 'shared your post',
  'new post': 'posted a new post',
  reply: 'replied to your comment',
  mention: 'mentioned you',
  'comment removed': 'removed your comment from their post',
  'post removed': 'removed your post',
  'paper removed': 'removed your paper',
  'report decided': 'looked at your report',
  warned: 'warned you',
  'appeal decided': 'looked at your appeal',
  'connection request': 'wants to connect with you',
  'connection accepted': 'accepted your connection request',
  'mentoring request': 'asks you for mentoring',
  'collaboration request': 'wants to collaborate on your research',
  'collaboration accepted': 'accepted your collaboration request',
  'collaboration declined': 'declined your collaboration request',
  'event changed': 'changed an event you are going to',
  'event reminder': 'reminds you of an event you are going to',
  'event place': 'gave you a place at an event',
  'event cancelled': 'cancelled an event you were going to',
};
/** Where the words after Quad’s name differ. */
export const quadVerbs: Readonly<Record<string, string>> = {
  'comment removed': 'removed your comment',
};
/** After the title of an event, in its reminder. */
export const startsIn = (count: number, unit: 'minute' | 'hour' | 'day') =>
  `starts in ${count} ${unit}${count === 1 ? '' : 's'}`;
export const startsNow = 'starts now';
export const hasStarted = 'has started';
export const otherVerb = 'did something';
export const andOthers = (count: number) => (count === 1 ? ' and 1 other' : ` and ${count} others`);
