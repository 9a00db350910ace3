import { ECHO_MATCH_WINDOW_MS } from '#contract/limits';
import type { ChatMessage } from '#contract/entities/chat';
import type { TemporaryMessage, ThreadMessage } from './threadMessage';

/**
 * Puts a message of the server in its place in a thread: stored messages in the order of their ids,
 * then those still waiting for their echo in the order they were written. A message seen before is
 * not doubled, and one echo takes the place of one waiting message, so that two equal texts stay two.
 */
export function reconcile(
  thread: readonly ThreadMessage[],
  incoming: ChatMessage,
): ThreadMessage[] {
  const known = thread.findIndex((message) => !message.temporary && message.id === incoming.id);
  if (known >= 0)
    return thread.map((message, index) =>
      index === known ? mergeStored(message, incoming) : message,
    );

  const echoed = findEchoed(thread, incoming);
  const others = echoed === -1 ? thread : thread.filter((_message, index) => index !== echoed);
  const next = others.findIndex((message) => message.temporary ?? message.id > incoming.id);
  const place = next === -1 ? others.length : next;
  return [...others.slice(0, place), incoming, ...others.slice(place)];
}

/** Puts a page of history in its place, message by message. */
export function reconcileAll(
  thread: readonly ThreadMessage[],
  incoming: readonly ChatMessage[],
): ThreadMessage[] {
  return incoming.reduce<ThreadMessage[]>(reconcile, [...thread]);
}

/** Read once is read for good: an older copy of the message does not take the second tick away. */
function mergeStored(known: ThreadMessage, incoming: ChatMessage): ThreadMessage {
  if (known.temporary) return known;
  return {
    ...incoming,
    is_read: known.is_read || incoming.is_read,
    client_id: incoming.client_id ?? known.client_id ?? null,
  };
}

function findEchoed(thread: readonly ThreadMessage[], incoming: ChatMessage): number {
  if (incoming.client_id != null) {
    return thread.findIndex(
      (message) =>
        message.temporary &&
        message.client_id === incoming.client_id &&
        message.sender_id === incoming.sender_id,
    );
  }
  return thread.findIndex((message) => message.temporary && looksLikeEcho(message, incoming));
}

/** For a server that does not hand client ids back. */
function looksLikeEcho(message: TemporaryMessage, incoming: ChatMessage): boolean {
  return (
    message.sender_id === incoming.sender_id &&
    message.content === incoming.content &&
    Math.abs(Date.parse(message.timestamp) - Date.parse(incoming.timestamp)) <= ECHO_MATCH_WINDOW_MS
  );
}
