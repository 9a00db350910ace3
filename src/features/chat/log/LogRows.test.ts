import { chatMessage } from '#contract/fixtures/messages';
import type { ThreadMessage } from '../state/thread';
import { countAfter, toLogRows } from './LogRows';

const message = (id: number, timestamp: string, changes: Partial<typeof chatMessage> = {}) =>
  ({ ...chatMessage, id, timestamp, client_id: null, ...changes }) satisfies ThreadMessage;
const mine = { sender_id: chatMessage.receiver_id, receiver_id: chatMessage.sender_id };
const theirs = chatMessage.sender_id;
const flags = (messages: readonly ThreadMessage[], firstUnreadId: number | null = null) =>
  toLogRows(messages, firstUnreadId).map(({ startsDay, endsGroup, startsUnread }) =>
    [startsDay && 'day', startsUnread && 'unread', endsGroup && 'end'].filter(Boolean).join(' '),
  );

describe('the rows of a log', () => {
  it('group the messages of one person within five minutes, and end the group after that', () => {
    const messages = [
      message(1, '2025-03-05T10:00:00Z'),
      message(2, '2025-03-05T10:04:59Z'),
      message(3, '2025-03-05T10:09:59Z'),
    ];
    expect(flags(messages)).toEqual(['day', 'end', 'end']);
  });

  it('end a group where the other person writes', () => {
    const messages = [
      message(1, '2025-03-05T10:00:00Z'),
      message(2, '2025-03-05T10:00:01Z', mine),
      message(3, '2025-03-05T10:00:02Z'),
    ];
    expect(flags(messages)).toEqual(['day end', 'end', 'end']);
  });

  it('start a day and end a group at midnight, however short the pause', () => {
    const midnight = new Date(2025, 2, 5).getTime();
    const messages = [midnight - 1_000, midnight + 1_000].map((at, index) =>
      message(index + 1, new Date(at).toISOString()),
    );
    expect(flags(messages)).toEqual(['day end', 'day end']);
  });

  it('mark the first unread message, and do not group across the mark', () => {
    const messages = [
      message(1, '2025-03-05T10:00:00Z'),
      message(2, '2025-03-05T10:00:01Z'),
      message(3, '2025-03-05T10:00:02Z'),
    ];
    expect(flags(messages, 2)).toEqual(['day end', 'unread', 'end']);
  });

  it('parse a timestamp without a zone as UTC', () => {
    const messages = [message(1, '2025-03-05T10:00:00'), message(2, '2025-03-05T10:01:00Z')];
    expect(flags(messages)).toEqual(['day', 'end']);
  });
});

test('messages after an id are counted by sender, without older pages', () => {
  const messages = [
    message(1, '2025-03-05T10:00:00Z'),
    message(5, '2025-03-05T10:01:00Z'),
    message(6, '2025-03-05T10:02:00Z'),
    message(7, '2025-03-05T10:03:00Z', mine),
    message(8, '2025-03-05T10:04:00Z'),
  ];
  expect(countAfter(messages, 5, theirs)).toBe(2);
  expect(countAfter(messages, 8, theirs)).toBe(0);
});
