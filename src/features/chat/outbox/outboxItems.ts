import { emptyThread, type ChatState, type OutboxItem, type Thread } from '../chatState';
import { plain } from '../plain';
import type { TemporaryMessage, ThreadMessage, UnsentMessage } from '../threadMessage';

const isTemporary = (message: ThreadMessage): message is TemporaryMessage =>
  message.temporary === true;

/** The message alone, without where it stands. */
export function toUnsent(message: TemporaryMessage | OutboxItem): UnsentMessage {
  const { client_id, receiver_id, content, message_type, timestamp } = message;
  const { file_name, file_size, file_type, file_url, tries } = message;
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
  };
}

/** Whether the file of a message is still to be uploaded. */
export const needsUpload = ({ file_name, file_url }: UnsentMessage) =>
  file_name !== undefined && file_url === undefined;

/** Whether a message could go out now, if a socket were open. */
export const isDue = (item: OutboxItem) => item.state === 'waiting' && !needsUpload(item);

/** Puts a message into the outbox, in the place it has there already or at the end. */
export function putInOutbox(state: ChatState, item: OutboxItem): void {
  const place = state.outbox.findIndex(({ client_id }) => client_id === item.client_id);
  if (place >= 0) state.outbox[place] = item;
  else state.outbox.push(item);
}

/** Takes a message out of the outbox: it is on its way, stored, or given up. */
export function dropFromOutbox(state: ChatState, clientId: string): void {
  state.outbox = state.outbox.filter((item) => item.client_id !== clientId);
}

/** Takes unacknowledged messages that match out of their threads and keeps them in the outbox. */
export function moveToOutbox(
  state: ChatState,
  matches: (message: TemporaryMessage) => boolean,
  standing: Pick<OutboxItem, 'state' | 'detail'> = { state: 'waiting' },
): void {
  for (const thread of Object.values(state.threads)) {
    const messages = plain(thread.messages);
    const leaving = messages.filter(isTemporary).filter(matches);
    if (leaving.length === 0) continue;
    thread.messages = messages.filter(
      (message) => !isTemporary(message) || !leaving.includes(message),
    );
    for (const message of leaving) putInOutbox(state, { ...toUnsent(message), ...standing });
  }
}

/** Everything of the reader's that the server has not acknowledged, in the order it was written. */
export function unsentMessages({ threads, outbox }: ChatState): OutboxItem[] {
  const underWay = Object.values(threads).flatMap(({ messages }) => {
    // They stand at the end, after what may be thousands of others.
    const last = messages.findLastIndex((message) => !message.temporary);
    return messages
      .slice(last + 1)
      .filter(isTemporary)
      .map((message): OutboxItem => ({ ...toUnsent(message), state: 'waiting' }));
  });
  return [...underWay, ...outbox];
}

/** From where a thread has to be read again: where frames began, or where second ticks are missing. */
function firstInDoubt({ messages, wholeUpTo }: Thread, ownId: number | null): number {
  const unread = messages.find(
    (message) => !message.temporary && message.sender_id === ownId && !message.is_read,
  );
  return unread && !unread.temporary ? Math.min(wholeUpTo, unread.id - 1) : wholeUpTo;
}

/**
 * From now on anything may happen without a frame. Frames that came are no proof that none is
 * missing before them: those of two server processes overtake each other, and one of a process that
 * was killed never comes.
 */
export function rememberGaps(state: ChatState): void {
  for (const thread of Object.values(state.threads)) {
    if (thread.status === 'ready') thread.missingAfter ??= firstInDoubt(thread, state.ownId);
    // What frames brought before the history was read would have holes in it.
    else Object.assign(thread, { ...emptyThread, messages: [], status: thread.status });
  }
}
