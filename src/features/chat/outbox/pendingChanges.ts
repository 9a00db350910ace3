import type { ChatMessage } from '#contract/entities/chat';
import type { ChatState, PendingChange } from '../state/chatState';
import { currentOf, pendingIn, type UnsentMessage } from '../state/thread';
import { afterFailure, dropFromOutbox } from './outboxItems';

/** The characters of a message's client id that the id of its first edit keeps. */
const KEPT_ID_LENGTH = 50;

const changesIn = (state: ChatState): PendingChange[] => currentOf(state.changes ?? []);

function keepChanges(state: ChatState, changes: PendingChange[]): void {
  if (changes.length > 0) state.changes = changes;
  else delete state.changes;
}

/**
 * Adds a change after all others. It replaces earlier ones of the same message that are not being
 * sent.
 */
export function putChange(state: ChatState, change: PendingChange): void {
  const isSent = (other: PendingChange) =>
    other.client_id === change.client_id && other.state === 'sent';
  if (changesIn(state).some(isSent)) return;
  const isReplaced = (other: PendingChange) =>
    other.message_id === change.message_id && other.state !== 'sent';
  keepChanges(state, [...changesIn(state).filter((other) => !isReplaced(other)), change]);
}

/** Removes a change that was acknowledged or given up. */
export function dropChange(state: ChatState, clientId: string): void {
  const changes = changesIn(state);
  if (changes.some(({ client_id: id }) => id === clientId))
    keepChanges(
      state,
      changes.filter(({ client_id: id }) => id !== clientId),
    );
}

/** Inserts changes left by an earlier page before those made since. */
export function restoreChanges(state: ChatState, changes: readonly PendingChange[]): void {
  const here = changesIn(state);
  const known = new Set(here.map(({ client_id: id }) => id));
  const changed = new Set(here.map(({ message_id: id }) => id));
  const missing = changes.filter(
    ({ client_id: id, message_id: messageId }) => !known.has(id) && !changed.has(messageId),
  );
  keepChanges(state, [...missing, ...here]);
}

/** Replaces the change with this client id, if there is one. */
export function alterChange(
  state: ChatState,
  clientId: string,
  alter: (change: PendingChange) => PendingChange,
): void {
  const changes = changesIn(state);
  if (changes.some(({ client_id: id }) => id === clientId))
    keepChanges(
      state,
      changes.map((change): PendingChange =>
        change.client_id === clientId ? alter(change) : change,
      ),
    );
}

/** Sends the changes whose acknowledgement may be lost again on the next connection. */
export function requeueSentChanges(state: ChatState): void {
  const changes = changesIn(state);
  if (changes.some((change) => change.state === 'sent'))
    keepChanges(
      state,
      changes.map((change): PendingChange =>
        change.state === 'sent' ? { ...change, state: 'waiting' } : change,
      ),
    );
}

/** Records why the server did not make a change: for now, or for good. */
export function failChange(
  state: ChatState,
  clientId: string,
  { code, detail }: { code: string; detail: string },
): void {
  const failed = changesIn(state).find(({ client_id: id }) => id === clientId);
  if (!failed) return;
  const isPassing = code === 'rate_limited' || code === 'unavailable';
  const isSuperseded = changesIn(state).some(
    (other) => other !== failed && other.message_id === failed.message_id,
  );
  if (!isPassing && isSuperseded) dropChange(state, clientId);
  else
    alterChange(state, clientId, (change) => {
      if (code === 'unavailable') return afterFailure(change, detail);
      return isPassing ? { ...change, state: 'waiting' } : { ...change, state: 'refused', detail };
    });
}

/** Returns the oldest change to send of each conversation without one on its way. */
export function dueChanges({ changes = [] }: Pick<ChatState, 'changes'>): PendingChange[] {
  const isBusy = new Set(
    changes.flatMap(({ state, receiver_id: id }) => (state === 'sent' ? id : [])),
  );
  return changes.filter(({ state, receiver_id: id }) => {
    if (state !== 'waiting' || isBusy.has(id)) return false;
    isBusy.add(id);
    return true;
  });
}

/** Returns the unacknowledged message with this client id, in its thread or in the outbox. */
function findUnsent(state: ChatState, clientId: string, receiverId: number) {
  const messages = currentOf(state.threads[receiverId]?.messages ?? []);
  const isIt = ({ client_id: id }: UnsentMessage) => id === clientId;
  return pendingIn({ messages }).find(isIt) ?? currentOf(state.outbox).find(isIt);
}

/**
 * Takes an own message that the server has stored out of the outbox. If it was edited here
 * meanwhile and the server has earlier words, it is edited there too. Both windows of a browser
 * give this edit the same client id.
 */
export function settleUnsent(state: ChatState, message: ChatMessage): void {
  const { client_id: clientId, sender_id: sender, receiver_id: receiver } = message;
  if (clientId == null || sender !== state.ownId) return;
  const unsent = findUnsent(state, clientId, receiver);
  if (unsent?.edits && !message.deleted && unsent.content !== message.content)
    putChange(state, {
      client_id: `${clientId.slice(0, KEPT_ID_LENGTH)}-edit-${unsent.edits}`,
      ...{ message_id: message.id, receiver_id: receiver, kind: 'edit', content: unsent.content },
      ...{ timestamp: unsent.timestamp, state: 'waiting' },
    });
  dropFromOutbox(state, clientId);
}
