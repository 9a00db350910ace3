import type { UnknownAction } from '@reduxjs/toolkit';
import { conversation, frames } from '#contract/fixtures/messages';
import { me } from '#contract/fixtures/people';
import { frameReceived } from '#realtime/frameActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { selectUnreadMessages, unreadMessagesReducer } from './unreadSlice';

const AT = 1_741_171_320_000;
const who = 30;

describe('a frame with a count', () => {
  const told = (id: number, count: number, readId = 0) => ({
    message: { ...frames.message.message, id, sender_id: who },
    ...{ unread_count: count, last_message_id: id, last_read_id: readId },
  });
  const message = (...fields: Parameters<typeof told>) =>
    frameReceived.message({ type: 'message', ...told(...fields) }, AT);
  const news = (...fields: Parameters<typeof told>) =>
    frameReceived.new_message({ type: 'new_message', sender_id: who, ...told(...fields) }, AT);
  const receipt = (messageId: number, count: number, readId: number) =>
    frameReceived.read_receipt(
      {
        ...{ type: 'read_receipt', sender_id: who, read_count: 1, unread_count: count },
        ...{ last_message_id: messageId, last_read_id: readId },
      },
      AT,
    );
  const opening = frameReceived.conversation_update(
    {
      type: 'conversation_update',
      user_id: who,
      conversation: {
        ...conversation,
        ...{ user_id: who, unread_count: 1, last_message_id: 1, last_read_id: 0 },
      },
    },
    AT,
  );
  const badgeAfter = (...actions: UnknownAction[]) => {
    const told = [sessionAuthenticated({ me }), ...actions];
    const messages = told.reduce(
      (before: ReturnType<typeof unreadMessagesReducer> | undefined, action) =>
        unreadMessagesReducer(before, action),
      undefined,
    );
    return messages && selectUnreadMessages({ unread: { messages } });
  };

  test('sets the badge, whatever the previous count was', () => {
    expect(badgeAfter(message(7, 4))).toBe(4);
    expect(badgeAfter(message(7, 4), receipt(7, 1, 6))).toBe(1);
  });

  test('counts a message once, though two frames contain it', () => {
    expect(badgeAfter(message(7, 1), news(7, 1), message(8, 2), news(8, 2))).toBe(2);
  });

  test('changes nothing if a newer one arrived before it', () => {
    expect(badgeAfter(message(8, 2), message(7, 1))).toBe(2);
    expect(badgeAfter(receipt(8, 0, 8), message(8, 2))).toBe(0);
    expect(badgeAfter(message(9, 3), receipt(9, 1, 8), receipt(8, 0, 8))).toBe(1);
  });

  test('that overtook the opening of its conversation is not undone by it', () => {
    expect(badgeAfter(message(2, 2), message(1, 1), opening)).toBe(2);
  });

  test("does not count the user's own messages", () => {
    const mine = { ...told(7, 3), sender_id: me.id };
    expect(badgeAfter(frameReceived.new_message({ type: 'new_message', ...mine }, AT))).toBe(0);
  });
});
