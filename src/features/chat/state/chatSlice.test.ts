import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { chatMessage, conversation, frames, countingFrames } from '#contract/fixtures/messages';
import { me } from '#contract/fixtures/people';
import { frameReceived } from '#realtime/frameActions';
import { socketClosed } from '#realtime/socketActions';
import { sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import { chatApi } from '../chatApi';
import { toUnsent } from '../outbox/outboxItems';
import { selectUnreadMessages, unreadMessagesReducer } from '../unread/unreadSlice';
import { chatReducer, messageQueued, messageSubmitted, queuedMessageDeleted } from './chatSlice';
import type { OutboxItem } from './chatState';
import type { TemporaryMessage } from './thread';

const reducer = combineReducers({ chat: chatReducer, unread: unreadMessagesReducer });
const OTHER = chatMessage.sender_id;
const AT = 1_741_171_320_000;

function run(...actions: UnknownAction[]) {
  return actions.reduce(reducer, reducer(undefined, sessionAuthenticated({ me })));
}

/** Returns the actions of a successful call as RTK Query's own thunk creates them. */
function fulfilled(endpointName: string, originalArgs: unknown, payload: unknown): UnknownAction {
  const arg = { type: 'query', endpointName, originalArgs, queryCacheKey: endpointName };
  return {
    type: `${chatApi.reducerPath}/executeQuery/fulfilled`,
    payload,
    meta: { arg, requestId: 'r', requestStatus: 'fulfilled' },
  };
}

const history = (messages: unknown) => fulfilled('readHistory', { userId: OTHER }, messages);
const conversations = (list: unknown) => fulfilled('listConversations', undefined, list);
const listAsked = {
  ...conversations(undefined),
  type: `${chatApi.reducerPath}/executeQuery/pending`,
};

const waiting: TemporaryMessage = {
  temporary: true,
  client_id: 'c1',
  sender_id: me.id,
  receiver_id: OTHER,
  content: 'Yes, sending it now.',
  message_type: 'text',
  timestamp: '2025-03-05T10:43:00.000Z',
};
const queued: OutboxItem = { ...toUnsent(waiting), state: 'waiting' };
const echo = {
  ...chatMessage,
  id: 9_010,
  sender_id: me.id,
  receiver_id: OTHER,
  content: waiting.content,
  client_id: 'c1',
};
const closed = socketClosed({ at: AT, code: 1006, attempt: 1, retryInMs: 500 });

describe('the chat slice', () => {
  it('shows a submitted message at once and replaces it with its echo', () => {
    const { chat } = run(
      history([chatMessage]),
      messageSubmitted(waiting),
      frameReceived.message({ type: 'message', message: echo }, AT),
    );
    expect(chat.threads[OTHER]?.messages).toEqual([chatMessage, echo]);
  });

  it('moves an unacknowledged message from the thread to the outbox when the socket closes', () => {
    const { chat } = run(history([]), messageSubmitted(waiting), closed);
    expect(chat.threads[OTHER]?.messages).toEqual([]);
    expect(chat.outbox).toEqual([queued]);
  });

  it('removes a waiting message when history shows that it was stored', () => {
    const { chat } = run(history([]), messageSubmitted(waiting), closed, history([echo]));
    expect(chat.outbox).toEqual([]);
    expect(chat.threads[OTHER]?.messages).toEqual([echo]);
  });

  it('keeps a rejected message in the outbox with the reason', () => {
    const refusal = frameReceived.error(
      { type: 'error', code: 'not_connected', detail: 'Not any more.', client_id: 'c1' },
      AT,
    );
    const { chat } = run(history([]), messageSubmitted(waiting), refusal);
    expect(chat.outbox).toEqual([{ ...queued, state: 'refused', detail: 'Not any more.' }]);
  });

  it('deletes a queued message', () => {
    expect(run(messageQueued(queued), queuedMessageDeleted('c1')).chat.outbox).toEqual([]);
  });

  it('marks own messages up to the receipt as read', () => {
    const later = { ...echo, id: 9_020 };
    const receipt = frameReceived.read_receipt(
      { type: 'read_receipt', chat_id: OTHER, last_read_id: 9_010 },
      AT,
    );
    const { chat } = run(history([chatMessage, echo, later]), receipt);
    expect(chat.threads[OTHER]?.messages.map((m) => !m.temporary && m.is_read)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('keeps the outbox through an expired session for the same user only', () => {
    const state = run(messageQueued(queued));
    expect(reducer(state, sessionAuthenticated({ me })).chat.outbox).toHaveLength(1);
    expect(reducer(state, sessionAuthenticated({ me: { ...me, id: 99 } })).chat.outbox).toEqual([]);
  });

  it('updates a conversation in the list with its newest message', () => {
    const newest = { ...echo, timestamp: '2025-03-05T10:50:00.000Z' };
    const { chat } = run(
      conversations([conversation]),
      frameReceived.message({ type: 'message', message: newest }, AT),
    );
    expect(chat.conversations[OTHER]).toMatchObject({
      last_message: newest.content,
      is_sender: true,
      timestamp: newest.timestamp,
    });
  });
});

describe('the online state', () => {
  it('follows presence, messages, typing and read receipts', () => {
    const away = frameReceived.presence({ type: 'presence', user_id: OTHER, online: false }, AT);
    expect(run(frameReceived.presence(frames.presence, AT)).chat.online).toEqual({ [OTHER]: true });
    expect(run(frameReceived.presence(frames.presence, AT), away).chat.online).toEqual({});
    for (const sign of [
      frameReceived.message(frames.message, AT),
      frameReceived.typing(frames.typing, AT),
      frameReceived.read_receipt(frames.read_receipt, AT),
    ]) {
      expect(run(away, sign).chat.online).toEqual({ [OTHER]: true });
    }
  });
});

describe('a hidden presence', () => {
  const hidden = frameReceived.presence(
    { type: 'presence', user_id: OTHER, online: false, hidden: true },
    AT,
  );
  const signs = [
    frameReceived.message(frames.message, AT),
    frameReceived.read_receipt(frames.read_receipt, AT),
  ];

  it('is not revealed by messages and read receipts', () => {
    for (const sign of signs) expect(run(hidden, sign).chat.online).toEqual({});
  });

  it('ends with the next report, and with the connection', () => {
    const shown = frameReceived.presence({ type: 'presence', user_id: OTHER, online: false }, AT);
    expect(run(hidden, shown, ...signs).chat.online).toEqual({ [OTHER]: true });
    expect(run(hidden, sessionExpired({ path: '/', reason: 'expired' })).chat.hiddenPresence).toBe(
      undefined,
    );
  });
});

describe('read ticks', () => {
  const receipt = { type: 'read_receipt', chat_id: OTHER, last_read_id: echo.id } as const;
  const read = [history([chatMessage]), frameReceived.read_receipt(receipt, AT)];
  const later = { ...echo, id: echo.id + 1, client_id: 'c2' };

  it.each([
    ['a frame', frameReceived.message({ type: 'message', message: echo }, AT)],
    ['the history', fulfilled('readHistory', { userId: OTHER, beforeId: later.id }, [echo])],
  ])('are set on a message whose receipt overtook it, in %s', (_where, arrival) => {
    const after = frameReceived.message({ type: 'message', message: later }, AT);
    const { chat } = run(...read, arrival, after);
    const own = chat.threads[OTHER]?.messages.filter(({ sender_id: id }) => id === me.id);
    expect(own).toMatchObject([{ is_read: true }, { is_read: false }]);
  });
});

describe('the list of conversations', () => {
  const opening = frameReceived.conversation_update(frames.conversation_update, AT);
  const old = { ...conversation, last_message: 'Before', last_message_id: chatMessage.id - 1 };
  const frame = frameReceived.message({ type: 'message', message: chatMessage }, AT);

  it('keeps a message that arrived during the request', () => {
    const { chat } = run(conversations([old]), listAsked, frame, conversations([old]));
    expect(chat.conversations[OTHER]).toMatchObject({ last_message: chatMessage.content });
  });

  it('keeps a conversation that began during the request, and drops those no longer listed', () => {
    const other = { ...conversation, user_id: 30 };
    const during = run(conversations([other]), listAsked, opening, conversations([]));
    expect(Object.keys(during.chat.conversations)).toEqual([String(OTHER)]);
    const after = run(opening, listAsked, conversations([]));
    expect(after.chat.conversations).toEqual({});
  });
});

describe('the badge of unread messages', () => {
  const newMessage = frameReceived.new_message(countingFrames.new_message, AT);
  const next = frameReceived.new_message(
    { ...countingFrames.new_message, unread_count: 2, last_message_id: chatMessage.id + 1 },
    AT,
  );
  const badge = (...actions: UnknownAction[]) =>
    selectUnreadMessages({ unread: { messages: run(...actions).unread } });

  it("counts a new message, but not the user's own", () => {
    const own = frameReceived.new_message({ ...countingFrames.new_message, sender_id: me.id }, AT);
    expect(badge(newMessage, next, own)).toBe(2);
  });

  it('counts no messages that were read', () => {
    const read = frameReceived.read_receipt(countingFrames.read_receipt, AT);
    expect(badge(newMessage, read)).toBe(0);
  });

  it('ignores a receipt for the author, which has no count', () => {
    expect(badge(newMessage, frameReceived.read_receipt(frames.read_receipt, AT))).toBe(1);
  });

  it('adds the unread count of a new conversation', () => {
    expect(badge(frameReceived.conversation_update(frames.conversation_update, AT))).toBe(1);
  });

  it('is replaced by the sum over the conversations', () => {
    const list = [conversation, { ...conversation, user_id: 30, unread_count: 4 }];
    expect(badge(newMessage, next, conversations(list))).toBe(5);
  });
});
