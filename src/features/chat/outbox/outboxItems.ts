import type { ChatState, OutboxItem } from '../state/chatState';
import {
  underWayIn,
  type TemporaryMessage,
  type Thread,
  type UnsentMessage,
  frozen,
  plain,
} from '../state/thread';

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

const toWaiting = (message: TemporaryMessage): OutboxItem => ({
  ...toUnsent(message),
  state: 'waiting',
});

/** Whether the file of a message is still to be uploaded. */
export const needsUpload = ({ file_name, file_url }: UnsentMessage) =>
  file_name !== undefined && file_url === undefined;

/** Whether a message could go out now, if a socket were open. */
export const isDue = (item: OutboxItem) => item.state === 'waiting' && !needsUpload(item);

/** The item with this client id; what a draft would make of a long outbox takes much longer. */
const findItem = (state: ChatState, clientId: string): OutboxItem | undefined =>
  plain(state.outbox).find((item) => item.client_id === clientId);

/** Puts a message into the outbox, in the place it has there already or at the end. */
export function putInOutbox(state: ChatState, item: OutboxItem): void {
  const outbox = [...plain(state.outbox)];
  const place = outbox.findIndex(({ client_id }) => client_id === item.client_id);
  if (place >= 0) outbox[place] = item;
  else outbox.push(item);
  state.outbox = frozen(outbox);
}

/** Changes the item with this client id, if there is one. */
export function changeItem(
  state: ChatState,
  clientId: string,
  change: (item: OutboxItem) => OutboxItem,
): void {
  const item = findItem(state, clientId);
  if (item) putInOutbox(state, change(item));
}

/** Puts what an earlier page left unsent before everything that was written since. */
export function restoreToOutbox(state: ChatState, items: readonly OutboxItem[]): void {
  const outbox = [...plain(state.outbox)];
  const here = new Set(outbox.map(({ client_id: id }) => id));
  const missing = items.filter(({ client_id: id }) => !here.has(id));
  const place = state.restored ?? outbox.length;
  outbox.splice(place, 0, ...missing);
  state.outbox = frozen(outbox);
  if (state.restored !== undefined) state.restored = place + missing.length;
}

/** Takes a message out of the outbox: it is on its way, stored, or given up. */
export function dropFromOutbox(state: ChatState, clientId: string): void {
  const outbox = plain(state.outbox);
  const place = outbox.findIndex((item) => item.client_id === clientId);
  if (place < 0) return;
  const left = [...outbox];
  left.splice(place, 1);
  state.outbox = frozen(left);
  if (state.restored !== undefined && place < state.restored) state.restored -= 1;
}

/** Takes what is not acknowledged out of these threads, and back before all that was written later. */
export function takeBack(state: ChatState, threads: readonly Thread[]): void {
  const taken = threads.flatMap((thread) => {
    const messages = plain(thread.messages);
    const leaving = underWayIn({ messages });
    if (leaving.length > 0)
      thread.messages = frozen([...messages].slice(0, messages.length - leaving.length));
    return leaving;
  });
  if (taken.length === 0) return;
  const ids = new Set(taken.map(({ client_id: id }) => id));
  const others = plain(state.outbox).filter(({ client_id: id }) => !ids.has(id));
  state.outbox = frozen([...taken.map(toWaiting), ...others]);
}

/** Takes one message that the server refused out of its thread, for its writer to decide. */
export function takeRefused(state: ChatState, clientId: string, detail: string): void {
  const thread = threadOfUnsent(state, clientId);
  if (!thread) return;
  const messages = plain(thread.messages);
  const refused = underWayIn({ messages }).find(({ client_id: id }) => id === clientId);
  thread.messages = frozen(messages.filter((message) => message !== refused));
  if (refused) putInOutbox(state, { ...toUnsent(refused), state: 'refused', detail });
}

/** The thread in which a message is shown that is not acknowledged. */
export const threadOfUnsent = (state: ChatState, clientId: string): Thread | undefined =>
  Object.values(state.threads).find((thread) =>
    underWayIn({ messages: plain(thread.messages) }).some(({ client_id: id }) => id === clientId),
  );

/** Everything of the reader's that the server has not acknowledged, in the order it was written. */
export function unsentMessages({ threads, outbox }: ChatState): OutboxItem[] {
  const underWay = Object.values(threads).flatMap((thread) => underWayIn(thread).map(toWaiting));
  return [...underWay, ...outbox];
}
