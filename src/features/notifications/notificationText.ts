import type { Notification } from '#contract/entities/notification';
import { notificationMessages } from '#contract/messages';

const { verbs } = notificationMessages;
/** What happened to people rather than to posts. */
const peopleVerbs: Readonly<Record<string, string>> = {
  'connection request': 'wants to pair with you',
  'connection accepted': 'accepted your request',
};

/** What somebody did, as the words after the name; underscores of the type read as spaces. */
export function notificationVerb(type: string): string {
  const words = type.replaceAll('_', ' ');
  const known: Readonly<Record<string, string>> = { ...verbs, ...peopleVerbs };
  return Object.hasOwn(known, words) ? (known[words] ?? verbs.other) : verbs.other;
}

/** Where a notification leads. */
export function notificationPath({ type, post_id: postId }: Notification): string {
  if (type.startsWith('connection_')) return '/dashboard/suggested-users';
  return postId === null ? '/dashboard/posts' : `/dashboard/posts?highlight=${postId}`;
}
