import type { ChatState, OutboxItem } from './chatState';
import type { TemporaryMessage } from './threadMessage';

/** Takes waiting messages that match out of their threads and keeps them in the outbox. */
export function moveToOutbox(
  state: ChatState,
  matches: (message: TemporaryMessage) => boolean,
  refusal?: string,
): void {
  for (const thread of Object.values(state.threads)) {
    const leaving = thread.messages.filter(
      (message): message is TemporaryMessage =>
        Boolean(message.temporary) && matches(message as TemporaryMessage),
    );
    if (leaving.length === 0) continue;
    thread.messages = thread.messages.filter(
      (message) => !leaving.includes(message as TemporaryMessage),
    );
    state.outbox.push(...leaving.map((message) => toOutboxItem(message, refusal)));
  }
}

/** A message as the outbox holds it. */
export function toOutboxItem(message: TemporaryMessage, refusal?: string): OutboxItem {
  const { client_id, receiver_id, content, message_type, timestamp } = message;
  const item = { client_id, receiver_id, content, message_type, timestamp };
  return refusal === undefined
    ? { ...item, state: 'waiting' }
    : { ...item, state: 'refused', detail: refusal };
}
