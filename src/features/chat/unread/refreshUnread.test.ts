import { HttpResponse } from 'msw';
import { chatOpened } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { chatHandlers, chatServer, message, other, startChat } from '../testing/chatServer';
import { logScrolled } from '../state/chatWindowsSlice';
import { selectUnreadMessages } from './unreadSlice';

const server = startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

describe('a receipt', () => {
  const receipts = (started: Awaited<ReturnType<typeof startChat>>) =>
    started
      .sent()
      .filter(({ type }) => type === 'read_receipt')
      .map(({ last_read_id: id }) => id);

  async function openSeen() {
    chatServer.messages = [message(1)];
    const started = await startChat();
    started.connect();
    started.store.dispatch(chatOpened(other));
    await settled(started.store);
    started.store.dispatch(logScrolled({ userId: other.id, isAtEnd: true }));
    expect(receipts(started)).toEqual([1]);
    return started;
  }

  test('is sent again after a break, in which it may have been lost', async () => {
    const started = await openSeen();
    started.breakUp();
    started.connect();
    await settled(started.store);
    expect(receipts(started)).toEqual([1, 1]);
  });

  test('is sent again if the server could not store it, and the badge is recounted', async () => {
    const started = await openSeen();
    const detail = 'Something went wrong on our side. Please try again in a moment.';
    chatServer.conversations = [];
    started.socket().receive({ type: 'error', code: 'unavailable', detail });
    started.ports.timers.advance(5_000);
    await settled(started.store);
    expect(receipts(started)).toEqual([1, 1]);
    expect(selectUnreadMessages(started.store.getState())).toBe(0);
  });
});

describe('a message stored while no frames could be published', () => {
  const badge = ({ store }: Awaited<ReturnType<typeof startChat>>) =>
    selectUnreadMessages(store.getState());

  async function openQuiet() {
    const started = await startChat();
    started.connect();
    await settled(started.store);
    started.ports.timers.advance(1_000);
    await settled(started.store);
    expect(badge(started)).toBe(1);
    return started;
  }

  test('is in the badge as soon as its author resends it, without a request', async () => {
    const started = await openQuiet();
    const asked = jest.spyOn(chatServer, 'listed');
    const count = { unread_count: 2, last_message_id: 2, last_read_id: 0 };
    started.socket().receive({ type: 'message', message: message(2), ...count });
    expect(badge(started)).toBe(2);
    started.ports.timers.advance(1_000);
    await settled(started.store);
    expect(asked).not.toHaveBeenCalled();
  });

  test('causes no request if its count arrives right after it', async () => {
    const started = await openQuiet();
    const asked = jest.spyOn(chatServer, 'listed');
    started.receive(message(2));
    const count = { unread_count: 2, last_message_id: 2, last_read_id: 0 };
    const news = { type: 'new_message', sender_id: other.id, message: message(2), ...count };
    started.socket().receive(news);
    started.ports.timers.advance(1_000);
    await settled(started.store);
    expect(asked).not.toHaveBeenCalled();
    expect(badge(started)).toBe(2);
  });

  test('causes a recount if the list lacks its author', async () => {
    const started = await openQuiet();
    const [line] = chatServer.conversations;
    chatServer.conversations = line ? [{ ...line, user_id: 30, unread_count: 4 }] : [];
    const count = { unread_count: 1, last_message_id: 2, last_read_id: 0 };
    const news = message(2, { sender_id: 30 });
    started.socket().receive({ type: 'message', message: news, ...count });
    expect(badge(started)).toBe(2);
    await settled(started.store);
    expect(badge(started)).toBe(4);
  });
});

test('the conversation with a person who blocked the user leaves the list and the badge at once', async () => {
  const started = await startChat();
  started.connect();
  await settled(started.store);
  expect(selectUnreadMessages(started.store.getState())).toBe(1);
  chatServer.conversations = [];
  started.socket().receive({ type: 'connections_changed', user_id: other.id });
  await settled(started.store);
  expect(selectUnreadMessages(started.store.getState())).toBe(0);
  expect(started.chat().conversations).toEqual({});
});

test('a late message is counted once, even though the sum already includes it', async () => {
  chatServer.conversations = chatServer.conversations.map((line) => ({
    ...line,
    ...{ unread_count: 2, last_message_id: 9, last_read_id: 7 },
  }));
  const started = await startChat();
  started.connect();
  await settled(started.store);
  const asked = jest.spyOn(chatServer, 'listed');
  for (const id of [8, 9, 10]) {
    started.receive(message(id));
    const count = { unread_count: id - 7, last_message_id: id, last_read_id: 7 };
    const news = { type: 'new_message', sender_id: other.id, message: message(id), ...count };
    started.socket().receive(news);
  }
  started.ports.timers.advance(1_000);
  await settled(started.store);
  expect(selectUnreadMessages(started.store.getState())).toBe(3);
  expect(asked).not.toHaveBeenCalled();
});

describe('a sum', () => {
  test('that could not be loaded is retried a little later', async () => {
    server.use(
      onCall('listConversations', () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    const started = await startChat();
    started.connect();
    await settled(started.store);
    expect(selectUnreadMessages(started.store.getState())).toBe(0);
    started.ports.timers.advance(5_000);
    await settled(started.store);
    expect(selectUnreadMessages(started.store.getState())).toBe(1);
    expect(started.chat().conversationsStatus).toBe('ready');
  });

  test('requested while one is pending is loaded after it', async () => {
    const asked = jest.spyOn(chatServer, 'listed');
    const started = await startChat();
    started.connect();
    started.socket().receive({ type: 'connections_changed', user_id: other.id });
    await settled(started.store);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
