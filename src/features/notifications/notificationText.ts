import type { Notification } from '#contract/entities/notification';
import { notificationMessages } from '#contract/messages';
import { paths } from '#shared/paths';
import * as texts from './later.texts';

const { verbs } = notificationMessages;
/** Verbs for events about people, research and events rather than posts. */
const furtherVerbs: Readonly<Record<string, string>> = {
  'connection request': texts.connectionRequest,
  'connection accepted': texts.connectionAccepted,
  'collaboration request': texts.collaborationRequest,
  'collaboration accepted': texts.collaborationAccepted,
  'collaboration declined': texts.collaborationDeclined,
  'event changed': texts.eventChanged,
  'event reminder': texts.eventReminder,
  'event cancelled': texts.eventCancelled,
};
const known: Readonly<Record<string, string>> = { ...verbs, ...furtherVerbs };

/** Returns the words after the actor's name; underscores of the type count as spaces. */
export function notificationVerb(type: string): string {
  const words = type.replaceAll('_', ' ');
  return Object.hasOwn(known, words) ? (known[words] ?? verbs.other) : verbs.other;
}

/**
 * Returns the words for the other actors, after the name of the newest one; '' if there are none.
 */
export function othersText(others: number): string {
  return others === 0 ? '' : texts.andOthers(others);
}

/** Returns the path a notification links to. */
export function notificationPath(notification: Notification): string {
  const { type, post_id: postId, actor_username: actor } = notification;
  if (type === 'connection_request') return paths.connections;
  if (type === 'connection_accepted') return paths.profile(actor);
  if (type === 'collaboration_request') return paths.collabRequests;
  if (type.startsWith('collaboration_')) return paths.recentWorks;
  if (postId !== null) return paths.post(postId);
  return type.startsWith('event_') ? paths.events : paths.home;
}
