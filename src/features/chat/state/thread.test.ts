import type { ChatMessage } from '#contract/entities/chat';
import { reconcile, reconcileAll, type TemporaryMessage, type ThreadMessage } from './thread';

const ME = 7;
const OTHER = 12;
const START = Date.parse('2025-03-05T10:42:00.000Z');
const at = (ms: number) => new Date(START + ms).toISOString();

function stored(id: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    sender_id: OTHER,
    receiver_id: ME,
    content: `message ${id}`,
    message_type: 'text',
    file_url: null,
    file_size: null,
    file_type: null,
    timestamp: at(id),
    is_read: false,
    client_id: null,
    ...more,
  };
}

function temporary(clientId: string, more: Partial<TemporaryMessage> = {}): TemporaryMessage {
  return {
    temporary: true,
    client_id: clientId,
    sender_id: ME,
    receiver_id: OTHER,
    content: 'hello',
    message_type: 'text',
    timestamp: at(0),
    ...more,
  };
}

const ids = (thread: readonly ThreadMessage[]) =>
  thread.map((m) => (m.temporary ? m.client_id : m.id));

describe('reconcile', () => {
  it('keeps stored messages in the order of their ids, followed by waiting ones', () => {
    const thread = reconcileAll([temporary('a')], [stored(5), stored(3), stored(9)]);
    expect(ids(thread)).toEqual([3, 5, 9, 'a']);
  });

  it("replaces the waiting message that has the echo's client id", () => {
    const thread = reconcile(
      [temporary('a'), temporary('b')],
      stored(4, { sender_id: ME, receiver_id: OTHER, client_id: 'b' }),
    );
    expect(ids(thread)).toEqual([4, 'a']);
  });

  it('does not duplicate a message that arrives twice, and never marks a read one as unread', () => {
    const once = reconcile([], stored(4, { is_read: true }));
    expect(reconcile(once, stored(4, { is_read: false }))).toEqual([stored(4, { is_read: true })]);
  });

  it("matches an echo without a client id by text, sender and a second's tolerance", () => {
    const echo = stored(4, {
      sender_id: ME,
      receiver_id: OTHER,
      content: 'hello',
      timestamp: at(1_000),
    });
    expect(ids(reconcile([temporary('a')], echo))).toEqual([4]);
  });

  it('does not match an echo that is more than a second away', () => {
    const echo = stored(4, {
      sender_id: ME,
      receiver_id: OTHER,
      content: 'hello',
      timestamp: at(1_001),
    });
    expect(ids(reconcile([temporary('a')], echo))).toEqual([4, 'a']);
  });

  it('keeps two equal texts within a second as two messages', () => {
    const echo = (id: number) =>
      stored(id, { sender_id: ME, receiver_id: OTHER, content: 'hello', timestamp: at(10) });
    const waiting = [temporary('a'), temporary('b')];
    expect(ids(reconcile(waiting, echo(4)))).toEqual([4, 'b']);
    expect(ids(reconcileAll(waiting, [echo(4), echo(5)]))).toEqual([4, 5]);
  });

  it("does not take a message of the other person for the user's echo", () => {
    const theirs = stored(4, { content: 'hello', timestamp: at(0) });
    expect(ids(reconcile([temporary('a')], theirs))).toEqual([4, 'a']);
  });
});
