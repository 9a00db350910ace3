import { freeze } from '@reduxjs/toolkit';
import type { ChatState, OutboxItem } from '../state/chatState';
import {
  pendingIn,
  type TemporaryMessage,
  type Thread,
  type UnsentMessage,
  currentOf,
} from '../state/thread';

/** Returns the message without its state in the outbox or thread. */
export function toUnsent(message: TemporaryMessage | OutboxItem): UnsentMessage {
  const { client_id, receiver_id, content, message_type, timestamp } = message;
  const { file_name, file_size, file_type, file_url, tries, reply_to, quotes, edits } = message;
  return {
    client_id,
    receiver_id,
    content,
    message_type,
    timestamp,
    ...(file_name === undefined ? {} : { file_name }),
    ...(file_size === undefined ? {} : { file_size }),
    ...(file_type === undefined ? {} : { file_type }),
    ...(file_url === undefined ? {} : { file_url }),
    ...(tries === undefined ? {} : { tries }),
    ...(reply_to === undefined ? {} : { reply_to }),
    ...(quotes === undefined ? {} : { quotes }),
    ...(edits === undefined ? {} : { edits }),
  };
}

/** How often work that the server could not store is sent again automatically. */
const MAX_TRIES = 6;

interface Attempt {
  state: string;
  detail?: string;
  tries?: number;
}

/**
 * Schedules another attempt after a server failure. After too many failures, the author decides.
 */
export function afterFailure<T extends Attempt>(
  { detail: _old, ...work }: T,
  detail: string,
): Omit<T, 'detail'> & { state: 'waiting' | 'refused'; tries: number; detail?: string } {
  const tries = (work.tries ?? 0) + 1;
  return tries > MAX_TRIES
    ? { ...work, tries, state: 'refused', detail }
    : { ...work, tries, state: 'waiting' };
}

const toPending = (message: TemporaryMessage): OutboxItem => ({
  ...toUnsent(message),
  state: 'waiting',
});

/** Whether the file of a message has yet to be uploaded. */
export const needsUpload = ({ file_name, file_url }: UnsentMessage) =>
  file_name !== undefined && file_url === undefined;

/** Whether a message could be sent now if a socket were open. */
export const isDue = (item: OutboxItem) => item.state === 'waiting' && !needsUpload(item);

const placeOf = ({ outbox }: ChatState, clientId: string) =>
  outbox.findIndex((item) => item.client_id === clientId);

/** Replaces a message in the outbox, or appends it. */
export function putInOutbox(state: ChatState, item: OutboxItem): void {
  const place = placeOf(state, item.client_id);
  if (place >= 0) state.outbox[place] = item;
  else state.outbox.push(item);
}

/** Changes the item with this client id, if there is one. */
export function changeItem(
  state: ChatState,
  clientId: string,
  change: (item: OutboxItem) => OutboxItem,
): void {
  const item = state.outbox[placeOf(state, clientId)];
  if (item) putInOutbox(state, change(item));
}

/** Removes a message from the outbox because it was sent, stored or deleted. */
export function dropFromOutbox(state: ChatState, clientId: string): void {
  const place = placeOf(state, clientId);
  if (place >= 0) state.outbox.splice(place, 1);
}

/**
 * Moves the unacknowledged messages of these threads to the outbox, before all that were written
 * later.
 */
export function returnToOutbox(state: ChatState, threads: readonly Thread[]): void {
  const taken = threads.flatMap((thread) => {
    const messages = currentOf(thread.messages);
    const leaving = pendingIn({ messages });
    if (leaving.length > 0)
      thread.messages = freeze([...messages].slice(0, messages.length - leaving.length));
    return leaving;
  });
  if (taken.length === 0) return;
  const ids = new Set(taken.map(({ client_id: id }) => id));
  const others = currentOf(state.outbox).filter(({ client_id: id }) => !ids.has(id));
  state.outbox = [...taken.map(toPending), ...others];
}

/**
 * Moves a message that the server rejected from its thread to the outbox, where its author decides.
 */
export function moveRefusedToOutbox(state: ChatState, clientId: string, detail: string): void {
  const thread = threadOfUnsent(state, clientId);
  if (!thread) return;
  const messages = currentOf(thread.messages);
  const refused = pendingIn({ messages }).find(({ client_id: id }) => id === clientId);
  thread.messages = freeze(messages.filter((message) => message !== refused));
  if (refused) putInOutbox(state, { ...toUnsent(refused), state: 'refused', detail });
}

/** Returns the thread that shows this unacknowledged message. */
export const threadOfUnsent = (state: ChatState, clientId: string): Thread | undefined =>
  Object.values(state.threads).find((thread) =>
    pendingIn({ messages: currentOf(thread.messages) }).some(
      ({ client_id: id }) => id === clientId,
    ),
  );

/**
 * Returns all of the user's messages that the server has not acknowledged, in the order they were
 * written.
 */
export function unsentMessages({ threads, outbox }: ChatState): OutboxItem[] {
  const pending = Object.values(threads).flatMap((thread) => pendingIn(thread).map(toPending));
  return [...pending, ...outbox];
}

/** The number of unsent messages that the browser keeps for a user. */
export const MOST_UNSENT = 500;

/** Selects whether this many more messages can wait to be sent. */
export const selectHasRoom = ({ chat }: { chat: ChatState }, count: number): boolean =>
  unsentMessages(chat).length + count <= MOST_UNSENT;

/** Changes the words of an unacknowledged message, in its thread or in the outbox. */
export function editUnsent(
  state: ChatState,
  { client_id: clientId, ...words }: Pick<UnsentMessage, 'client_id' | 'content' | 'message_type'>,
): void {
  const edited = <T extends UnsentMessage>(message: T): T => ({
    ...message,
    ...(message.file_name === undefined ? words : { content: words.content }),
    edits: (message.edits ?? 0) + 1,
  });
  changeItem(state, clientId, edited);
  const thread = threadOfUnsent(state, clientId);
  if (thread)
    thread.messages = freeze(
      currentOf(thread.messages).map((message) =>
        message.temporary && message.client_id === clientId ? edited(message) : message,
      ),
    );
}
