import { HttpResponse } from 'msw';
import { chatOpened, fileAddressExpired } from '#shared/store/featureEvents';
import { loggedOut, sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { OUTBOX_KEY } from '../outbox/storedOutbox';
import { resendQueued } from '../outbox/drainOutbox';
import { chatHandlers, chatServer, echo, message, other, startChat } from '../testing/chatServer';
import { queuedMessageDeleted } from './chatSlice';
import { openThread } from './chatHistory';
import { sendMessage, sendTyping } from './sendMessage';

const server = startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

const texts = (frames: Record<string, unknown>[]) =>
  frames.filter(({ type }) => type === 'message').map(({ content }) => content);
const idsOf = (started: Awaited<ReturnType<typeof startChat>>) =>
  started.chat().threads[other.id]?.messages.map((entry) => !entry.temporary && entry.id);

async function openChat(...args: Parameters<typeof startChat>) {
  const started = await startChat(...args);
  started.connect();
  started.store.dispatch(chatOpened(other));
  await settled(started.store);
  return started;
}

describe('a text', () => {
  test('written without a connection waits, is persisted, and is sent once there is one', async () => {
    const started = await openChat();
    started.socket().drop(1006);
    started.store.dispatch(sendMessage(other.id, ' one '));
    started.store.dispatch(sendMessage(other.id, 'two'));
    expect(started.chat().outbox.map(({ content, state }) => [content, state])).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
    expect(started.ports.localStore.get(OUTBOX_KEY)).toContain('"content":"one"');
    started.ports.timers.advance(60_000);
    started.connect();
    await settled(started.store);
    expect(texts(started.sent())).toEqual(['one']);
    started.acknowledge(1);
    expect(texts(started.sent())).toEqual(['one', 'two']);
    started.acknowledge(2);
    expect(idsOf(started)).toEqual([1, 2]);
    expect(started.ports.localStore.get(OUTBOX_KEY)).toBeNull();
  });

  test('whose echo was lost is found in the history and not resent', async () => {
    const started = await openChat();
    started.store.dispatch(sendMessage(other.id, 'only once'));
    const [waiting] = started.chat().threads[other.id]?.messages ?? [];
    chatServer.messages = [echo(5, waiting?.client_id ?? '', 'only once')];
    started.breakUp();
    started.connect();
    await settled(started.store);
    expect(texts(started.sent())).toEqual(['only once']);
    expect(started.chat().outbox).toEqual([]);
    expect(idsOf(started)).toEqual([5]);
  });

  test('written while the connection catches up is sent after the waiting ones', async () => {
    const started = await openChat();
    started.socket().drop(1006);
    started.store.dispatch(sendMessage(other.id, 'first'));
    started.ports.timers.advance(60_000);
    started.connect();
    started.store.dispatch(sendMessage(other.id, 'second'));
    expect(texts(started.sent())).toEqual([]);
    await settled(started.store);
    expect(texts(started.sent())).toEqual(['first']);
    started.acknowledge(1);
    expect(texts(started.sent())).toEqual(['first', 'second']);
  });

  test('in flight during a reload is sent by the next page under the same id', async () => {
    const first = await openChat();
    first.store.dispatch(sendMessage(other.id, 'do not lose me'));
    const sentId = first.sent().find(({ type }) => type === 'message')?.client_id;
    const stored = Object.fromEntries(first.ports.localStore.texts);
    const next = await startChat(createFakePorts({ ...adaStored, ...stored }));
    expect(next.chat().outbox).toMatchObject([{ content: 'do not lose me', state: 'waiting' }]);
    next.connect();
    await settled(next.store);
    expect(next.sent().find(({ type }) => type === 'message')).toMatchObject({
      client_id: sentId,
      content: 'do not lose me',
    });
  });

  test('of another user in storage is not touched, and a damaged one does no harm', async () => {
    const item = { client_id: 'x', content: 'theirs', receiver_id: 3 };
    const foreign = JSON.stringify({ owner: 99, items: [item] });
    const one = await startChat(createFakePorts({ ...adaStored, [OUTBOX_KEY]: foreign }));
    expect(one.chat().outbox).toEqual([]);
    expect(one.ports.localStore.get(OUTBOX_KEY)).toBe(foreign);
    const damaged = JSON.stringify({ owner: ada.id, items: [null, item, 5] });
    const two = await startChat(createFakePorts({ ...adaStored, [OUTBOX_KEY]: damaged }));
    expect(two.chat().outbox).toEqual([]);
  });

  test('that the server rejected shows the reason and is resent on request', async () => {
    const started = await openChat();
    started.store.dispatch(sendMessage(other.id, 'may I?'));
    const clientId = started.chat().threads[other.id]?.messages[0]?.client_id;
    const detail = 'You can only message your connections.';
    started.socket().receive({ type: 'error', code: 'not_connected', detail, client_id: clientId });
    const [item] = started.chat().outbox;
    expect(item).toMatchObject({ state: 'refused', detail });
    if (item) started.store.dispatch(resendQueued(item));
    expect(texts(started.sent())).toEqual(['may I?', 'may I?']);
    expect(started.chat().outbox).toEqual([]);
  });

  test('sent too fast is resent automatically a little later', async () => {
    const started = await openChat();
    started.store.dispatch(sendMessage(other.id, 'slowly'));
    const clientId = started.chat().threads[other.id]?.messages[0]?.client_id;
    const detail = 'Too many frames. Please slow down.';
    started.socket().receive({ type: 'error', code: 'rate_limited', detail, client_id: clientId });
    expect(started.chat().outbox).toMatchObject([{ state: 'waiting', detail }]);
    expect(texts(started.sent())).toEqual(['slowly']);
    // Ten seconds plus up to five at random, so that a browser's windows don't resend together.
    started.ports.timers.advance(15_000);
    expect(texts(started.sent())).toEqual(['slowly', 'slowly']);
  });

  test('that the server failed to store is resent six times, then waits for its author', async () => {
    const started = await openChat();
    started.store.dispatch(sendMessage(other.id, 'hold on'));
    const clientId = started.chat().threads[other.id]?.messages[0]?.client_id;
    const detail = 'Something went wrong on our side. Please try again in a moment.';
    const refuse = () =>
      started.socket().receive({ type: 'error', code: 'unavailable', detail, client_id: clientId });
    for (const count of [2, 3, 4, 5, 6, 7]) {
      refuse();
      expect(started.chat().outbox).toMatchObject([{ state: 'waiting' }]);
      started.ports.timers.advance(10_000);
      expect(texts(started.sent())).toHaveLength(count);
    }
    refuse();
    started.ports.timers.advance(10_000);
    expect(started.chat().outbox).toMatchObject([{ state: 'refused', detail }]);
    expect(texts(started.sent())).toHaveLength(7);
  });

  test('that another window sent or deleted is removed from this one too', async () => {
    const started = await openChat();
    started.socket().drop(1006);
    started.store.dispatch(sendMessage(other.id, 'gone elsewhere'));
    started.ports.storeFromTab(OUTBOX_KEY, null);
    expect(started.chat().outbox).toEqual([]);
  });

  test('does not remove what another window stores', async () => {
    const started = await openChat();
    started.socket().drop(1006);
    started.store.dispatch(sendMessage(other.id, 'mine'));
    const kept = JSON.parse(started.ports.localStore.get(OUTBOX_KEY) ?? '') as {
      owner: number;
      items: object[];
    };
    const theirs = { ...kept.items[0], client_id: 'other-window', content: 'of the other window' };
    started.ports.storeFromTab(
      OUTBOX_KEY,
      JSON.stringify({ owner: ada.id, items: [...kept.items, theirs] }),
    );
    const [item] = started.chat().outbox;
    started.store.dispatch(queuedMessageDeleted(item?.client_id ?? ''));
    expect(JSON.parse(started.ports.localStore.get(OUTBOX_KEY) ?? '')).toEqual({
      owner: ada.id,
      items: [theirs],
    });
  });

  test('is deleted by a logout, but survives an expired session', async () => {
    const started = await openChat();
    started.store.dispatch(sendMessage(other.id, 'half sent'));
    started.store.dispatch(sessionExpired({ path: '/chat', reason: 'expired' }));
    expect(started.chat().outbox).toMatchObject([{ content: 'half sent' }]);
    started.store.dispatch(sessionAuthenticated({ me: ada }));
    expect(started.chat().outbox).toMatchObject([{ content: 'half sent' }]);
    started.store.dispatch(loggedOut());
    await settled(started.store);
    expect(started.ports.localStore.get(OUTBOX_KEY)).toBeNull();
  });
});

describe('a gap', () => {
  test('is filled page by page from its start, even though newer messages arrived first', async () => {
    chatServer.messages = [message(1)];
    const started = await openChat();
    started.socket().drop(1006);
    for (let id = 2; id <= 130; id += 1) chatServer.messages.push(message(id));
    started.ports.timers.advance(60_000);
    started.socket().open();
    // A frame that arrives before `ready`: the newest message, with everything before it missing.
    started.receive(message(130));
    started.socket().receive({ type: 'ready', last_message_id: 130 });
    await settled(started.store);
    expect(idsOf(started)).toEqual(chatServer.messages.map(({ id }) => id));
  });

  test('that could not be filled is retried without another break', async () => {
    chatServer.messages = [message(1)];
    const started = await openChat();
    chatServer.messages.push(message(2), message(3));
    server.use(
      onCall('readHistory', () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    started.breakUp();
    started.connect();
    await settled(started.store);
    expect(idsOf(started)).toEqual([1]);
    started.ports.timers.advance(5_000);
    await settled(started.store);
    expect(idsOf(started)).toEqual([1, 2, 3]);
  });

  test('is filled in a conversation that was opened before there was a connection', async () => {
    chatServer.messages = [message(1)];
    const started = await startChat();
    await started.store.dispatch(openThread(other.id));
    chatServer.messages.push(message(2));
    started.connect();
    await settled(started.store);
    expect(idsOf(started)).toEqual([1, 2]);
  });
});

test('an expired address is renewed by reading the page around its message once', async () => {
  const old = '/api/chat/files/a.png?signature=old';
  chatServer.messages = [
    message(1, { message_type: 'image', file_url: old }),
    message(2, { message_type: 'image', file_url: old }),
  ];
  const started = await openChat();
  chatServer.messages = chatServer.messages.map((entry) => ({ ...entry, file_url: '/new' }));
  chatServer.historyAsked = [];
  started.store.dispatch(fileAddressExpired({ other_id: other.id, message_id: 2 }));
  started.store.dispatch(fileAddressExpired({ other_id: other.id, message_id: 1 }));
  await settled(started.store);
  expect(started.chat().threads[other.id]?.messages).toMatchObject([
    { id: 1, file_url: '/new' },
    { id: 2, file_url: '/new' },
  ]);
  expect(chatServer.historyAsked).toEqual(['?limit=50&before_id=3']);
});

test('a message from another window of the user appears in its place', async () => {
  chatServer.messages = [message(1)];
  const started = await openChat();
  started.receive(echo(2, 'made-elsewhere', 'from my phone'));
  started.receive(message(3));
  expect(idsOf(started)).toEqual([1, 2, 3]);
});

test('typing is sent at most once in three seconds to each person', async () => {
  const started = await openChat();
  const typing = () => started.sent().filter(({ type }) => type === 'typing').length;
  started.store.dispatch(sendTyping(other.id));
  started.ports.timers.advance(2_999);
  started.store.dispatch(sendTyping(other.id));
  expect(typing()).toBe(1);
  started.ports.timers.advance(1);
  started.store.dispatch(sendTyping(other.id));
  expect(typing()).toBe(2);
});
