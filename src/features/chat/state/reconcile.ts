import { ECHO_MATCH_WINDOW_MS } from '#contract/limits';
import type { ChatMessage } from '#contract/entities/chat';
import type { StoredMessage, TemporaryMessage, ThreadMessage } from './threadMessage';

/**
 * Puts messages of the server in their places in a thread: stored messages in the order of their
 * ids, then those still waiting for their echo in the order they were written. A message seen before
 * is not doubled, and one echo takes the place of one waiting message, so that two equal texts stay
 * two.
 */
export function reconcileAll(
  thread: readonly ThreadMessage[],
  incoming: readonly ChatMessage[],
): ThreadMessage[] {
  const stored = new Map<number, StoredMessage>();
  const waiting: TemporaryMessage[] = [];
  for (const message of thread) {
    if (message.temporary) waiting.push(message);
    else stored.set(message.id, message);
  }
  let newest = [...stored.keys()].at(-1) ?? 0;
  let isInOrder = true;
  for (const message of incoming) {
    const known = stored.get(message.id);
    stored.set(message.id, known ? mergeStored(known, message) : message);
    if (known) continue;
    const echoed = findEchoed(waiting, message);
    if (echoed >= 0) waiting.splice(echoed, 1);
    isInOrder &&= message.id > newest;
    newest = Math.max(newest, message.id);
  }
  const messages = [...stored.values()];
  if (!isInOrder) messages.sort((a, b) => a.id - b.id);
  return [...messages, ...waiting];
}

/**
 * Puts one message of the server in its place. Nearly always it is newer than all that are stored,
 * and then nothing of a long thread is looked at but its end.
 */
export function reconcile(
  thread: readonly ThreadMessage[],
  incoming: ChatMessage,
): ThreadMessage[] {
  const last = thread.findLastIndex((message) => !message.temporary);
  const newest = thread[last];
  if (newest && !newest.temporary && newest.id >= incoming.id)
    return reconcileAll(thread, [incoming]);
  const stored = [...thread];
  const waiting = stored.splice(last + 1) as TemporaryMessage[];
  const echoed = findEchoed(waiting, incoming);
  if (echoed >= 0) waiting.splice(echoed, 1);
  return stored.concat(incoming, waiting);
}

/** Without stored messages before one: what lies between is not loaded, so they would hide a hole. */
export const withoutBefore = (thread: readonly ThreadMessage[], firstId: number): ThreadMessage[] =>
  thread.filter((message) => message.temporary === true || message.id >= firstId);

/** Read once is read for good: an older copy of the message does not take the second tick away. */
function mergeStored(known: StoredMessage, incoming: ChatMessage): StoredMessage {
  return {
    ...incoming,
    is_read: known.is_read || incoming.is_read,
    client_id: incoming.client_id ?? known.client_id ?? null,
  };
}

function findEchoed(waiting: readonly TemporaryMessage[], incoming: ChatMessage): number {
  return waiting.findIndex((message) =>
    incoming.client_id != null
      ? message.client_id === incoming.client_id && message.sender_id === incoming.sender_id
      : looksLikeEcho(message, incoming),
  );
}

/** For a server that does not hand client ids back. */
function looksLikeEcho(message: TemporaryMessage, incoming: ChatMessage): boolean {
  return (
    message.sender_id === incoming.sender_id &&
    message.content === incoming.content &&
    Math.abs(Date.parse(message.timestamp) - Date.parse(incoming.timestamp)) <= ECHO_MATCH_WINDOW_MS
  );
}
