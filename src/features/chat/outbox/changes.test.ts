import type { ChatMessage } from '#contract/entities/chat';
import { chatOpened } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { chatApi } from '../chatApi';
import {
  deleteMessage,
  editMessage,
  findLastEditable,
  selectRefusedChanges,
} from '../state/changeMessage';
import { sendMessage } from '../state/sendMessage';
import { selectShownMessages } from '../state/shownMessages';
import { chatHandlers, chatServer, echo, message, other, startChat } from '../testing/chatServer';
import { CHANGES_KEY } from './storedOutbox';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

const timestamp = new Date(Date.UTC(2026, 0, 1) - 60_000).toISOString();
const own = (id: number, content = `own ${id}`, more: Partial<ChatMessage> = {}) => ({
  ...echo(id, `c-${id}`, content),
  ...{ timestamp, ...more },
});

/** A browser with an open conversation: a message of the other person, and two own ones. */
async function open(ports: FakePorts = createFakePorts(adaStored)) {
  if (chatServer.messages.length === 0) chatServer.messages = [message(1), own(2), own(3)];
  const started = await startChat(ports);
  started.connect(null);
  started.store.dispatch(chatOpened(other));
  await settled(started.store);
  const { store } = started;
  const shown = () => selectShownMessages(store.getState(), other.id);
  const edit = (id: number, text: string) => {
    const found = shown().find((each) => !each.temporary && each.id === id);
    if (!found) throw new Error(`Message ${id} is not shown.`);
    const edited = { key: `c:c-${id}`, content: found.content, hasFile: false };
    return store.dispatch(editMessage(other.id, edited, text));
  };
  return {
    ...started,
    edit,
    remove: (id: number) => store.dispatch(deleteMessage(other.id, id)),
    words: () => shown().map(({ content }) => content),
    changes: () => started.chat().changes ?? [],
    refused: () => selectRefusedChanges(store.getState(), other.id),
    frames: () =>
      started.sent().filter(({ type }) => type === 'edit_message' || type === 'delete_message'),
    /** The server makes a change and acknowledges it. */
    confirm(clientId: string, changed: ChatMessage) {
      const { revision } = changed;
      started
        .socket()
        .receive({ type: 'message_changed', message: changed, revision, client_id: clientId });
    },
    refuse: (code: string, client_id: string) =>
      started.socket().receive({ type: 'error', code, detail: 'Because.', client_id }),
  };
}

const clientIdOf = (frame: Record<string, unknown> | undefined) => String(frame?.client_id);

test('an edit is shown at once, sent, and settled by its acknowledgement', async () => {
  const chat = await open();
  chat.edit(3, 'edited');
  expect(chat.words()).toEqual(['message 1', 'own 2', 'edited']);
  expect(chat.frames()).toMatchObject([{ type: 'edit_message', id: 3, content: 'edited' }]);
  expect(chat.chat().threads[other.id]?.messages.at(-1)?.content).toBe('own 3');
  chat.confirm(clientIdOf(chat.frames()[0]), own(3, 'edited', { revision: 7 }));
  expect(chat.changes()).toEqual([]);
  expect(chat.chat().threads[other.id]?.messages.at(-1)?.content).toBe('edited');
});

test('changes of a conversation are sent one after the other, in their order', async () => {
  const chat = await open();
  chat.edit(3, 'first');
  chat.edit(3, 'second');
  chat.remove(2);
  expect(chat.frames()).toMatchObject([{ content: 'first' }]);
  chat.confirm(clientIdOf(chat.frames()[0]), own(3, 'first', { revision: 7 }));
  // The window shows the later words throughout.
  expect(chat.words()).toEqual(['message 1', '', 'second']);
  chat.confirm(clientIdOf(chat.frames()[1]), own(3, 'second', { revision: 8 }));
  expect(chat.frames()).toMatchObject([
    { content: 'first' },
    { content: 'second' },
    { type: 'delete_message', id: 2 },
  ]);
  chat.confirm(clientIdOf(chat.frames()[2]), own(2, '', { revision: 9, deleted: true }));
  expect(chat.changes()).toEqual([]);
});

test('changes made offline wait, the last one of each message is sent after the reconnect', async () => {
  const chat = await open();
  chat.socket().drop(1006);
  chat.edit(3, 'first');
  chat.edit(3, 'second');
  chat.edit(2, 'to be deleted');
  chat.remove(2);
  expect(chat.frames()).toEqual([]);
  expect(chat.words()).toEqual(['message 1', '', 'second']);
  chat.ports.timers.advance(60_000);
  chat.connect(null);
  await settled(chat.store);
  expect(chat.frames()).toMatchObject([{ content: 'second' }]);
  chat.confirm(clientIdOf(chat.frames()[0]), own(3, 'second', { revision: 7 }));
  expect(chat.frames().at(-1)).toMatchObject({ type: 'delete_message', id: 2 });
});

test('a message and a change made offline are each sent once after the reconnect', async () => {
  const chat = await open();
  chat.socket().drop(1006);
  chat.edit(3, 'edited');
  chat.store.dispatch(sendMessage(other.id, 'new'));
  chat.ports.timers.advance(60_000);
  chat.connect(null);
  await settled(chat.store);
  expect(chat.frames()).toHaveLength(1);
  expect(chat.sent().filter(({ type }) => type === 'message')).toMatchObject([{ content: 'new' }]);
  expect(chat.words()).toEqual(['message 1', 'own 2', 'edited', 'new']);
});

test('a change without an acknowledgement is sent again under its id: on the next connection, and after 30 seconds', async () => {
  const chat = await open();
  chat.edit(3, 'edited');
  chat.ports.timers.advance(30_000);
  expect(chat.frames()).toHaveLength(2);
  chat.breakUp();
  chat.connect(null);
  await settled(chat.store);
  const ids = chat.frames().map(({ client_id: id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a change that failed for now is sent again after a pause, until it failed too often', async () => {
  const chat = await open();
  chat.edit(3, 'edited');
  chat.refuse('rate_limited', clientIdOf(chat.frames()[0]));
  expect(chat.frames()).toHaveLength(1);
  expect(chat.words()).toContain('edited');
  chat.ports.timers.advance(20_000);
  expect(chat.frames()).toHaveLength(2);
  for (let tries = 0; tries < 7; tries += 1)
    chat.refuse('unavailable', clientIdOf(chat.frames()[0]));
  expect(chat.refused()).toMatchObject([{ content: 'edited', detail: 'Because.' }]);
});

test('a refused change keeps its words and its reason, shows the old words, and holds up no other', async () => {
  const chat = await open();
  chat.edit(3, 'too late');
  chat.remove(2);
  chat.refuse('too_late', clientIdOf(chat.frames()[0]));
  expect(chat.refused()).toMatchObject([{ content: 'too late', detail: 'Because.', kind: 'edit' }]);
  expect(chat.words()).toEqual(['message 1', '', 'own 3']);
  expect(chat.frames().at(-1)).toMatchObject({ type: 'delete_message', id: 2 });
  // Another edit of the same message takes its place.
  chat.edit(3, 'again');
  expect(chat.refused()).toEqual([]);
});

test('unacknowledged changes survive a reload, and another window that made them removes them here', async () => {
  const ports = createFakePorts(adaStored);
  const first = await open(ports);
  first.edit(3, 'edited');
  first.remove(2);
  const kept = ports.localStore.texts.get(CHANGES_KEY);
  expect(JSON.parse(kept ?? '')).toMatchObject({
    owner: ada.id,
    items: [
      { kind: 'edit', content: 'edited', state: 'waiting' },
      { kind: 'deletion', state: 'waiting' },
    ],
  });
  const later = createFakePorts({ ...adaStored, [CHANGES_KEY]: kept ?? '' });
  const second = await open(later);
  expect(second.words()).toEqual(['message 1', '', 'edited']);
  expect(second.frames()).toMatchObject([{ content: 'edited' }]);
  later.storeFromTab(CHANGES_KEY, null);
  expect(second.changes()).toEqual([]);
});

test.each(['', '[]', '{"owner":7}', '{"owner":"x","items":[{}]}', '{"items":'])(
  'stored changes that are %j count as missing',
  async (text) => {
    const chat = await open(createFakePorts({ ...adaStored, [CHANGES_KEY]: text }));
    expect(chat.changes()).toEqual([]);
  },
);

describe('a message that is not acknowledged', () => {
  test('is edited in the outbox, and sent with its last words', async () => {
    const chat = await open();
    chat.socket().drop(1006);
    chat.store.dispatch(sendMessage(other.id, 'helo'));
    const edited = chat.store.dispatch(findLastEditable(other.id));
    if (!edited) throw new Error('There is nothing to edit.');
    expect(edited.content).toBe('helo');
    chat.store.dispatch(editMessage(other.id, edited, 'https://campus.example'));
    expect(chat.chat().outbox).toMatchObject([
      { content: 'https://campus.example', message_type: 'link', edits: 1 },
    ]);
    expect(chat.changes()).toEqual([]);
    chat.ports.timers.advance(60_000);
    chat.connect(null);
    await settled(chat.store);
    expect(chat.sent().filter(({ type }) => type === 'message')).toMatchObject([
      { content: 'https://campus.example', message_type: 'link' },
    ]);
  });

  test('is edited on the server if that had stored its first words', async () => {
    const chat = await open();
    chat.store.dispatch(sendMessage(other.id, 'helo'));
    // It reached the server, but its echo was lost.
    const [{ client_id: id } = {}] = chat.sent().filter(({ type }) => type === 'message');
    const edited = chat.store.dispatch(findLastEditable(other.id));
    if (!edited) throw new Error('There is nothing to edit.');
    chat.store.dispatch(editMessage(other.id, edited, 'hello'));
    chat.socket().drop(1006);
    chatServer.messages = [...chatServer.messages, own(4, 'helo', { client_id: String(id) })];
    chat.ports.timers.advance(60_000);
    chat.connect(null);
    await settled(chat.store);
    expect(chat.chat().outbox).toEqual([]);
    expect(chat.frames()).toMatchObject([{ type: 'edit_message', id: 4, content: 'hello' }]);
    expect(chat.words().at(-1)).toBe('hello');
  });

  test('has the words of the window that edited it last, in every window', async () => {
    const ports = createFakePorts(adaStored);
    const chat = await open(ports);
    chat.socket().drop(1006);
    chat.store.dispatch(sendMessage(other.id, 'helo'));
    const stored = JSON.parse(ports.localStore.texts.get('quad_outbox') ?? '') as {
      items: object[];
    };
    const items = stored.items.map((item) => ({ ...item, content: 'hello', edits: 1 }));
    ports.storeFromTab('quad_outbox', JSON.stringify({ ...stored, items }));
    expect(chat.chat().outbox).toMatchObject([{ content: 'hello', edits: 1 }]);
  });
});

test('after a break only the changes since the last known revision are read', async () => {
  chatServer.messages = [message(1, { revision: 4 }), own(2), own(3)];
  const chat = await open();
  chatServer.historyAsked = [];
  chat.breakUp();
  chat.connect(4);
  await settled(chat.store);
  expect(chatServer.historyAsked.some((search) => search.includes('after_revision'))).toBe(false);
  chatServer.messages = [
    message(1, { revision: 4 }),
    own(2, '', { revision: 9, deleted: true }),
    own(3),
  ];
  chat.breakUp();
  chat.connect(9);
  await settled(chat.store);
  expect(chatServer.historyAsked.at(-1)).toContain('after_id=0&after_revision=4');
  expect(chat.words()).toEqual(['message 1', '', 'own 3']);
  expect(chat.chat().threads[other.id]).toMatchObject({ changedUpTo: 9 });
});

test('the list shows the words of a changed last message, also if it was being read meanwhile', async () => {
  const chat = await open();
  const line = () => chat.chat().conversations[other.id];
  chatServer.conversations = chatServer.conversations.map((each) => ({
    ...each,
    ...{ last_message_id: 3, last_message: 'own 3', unread_count: 2 },
  }));
  const { initiate } = chatApi.endpoints.listConversations;
  const readList = () => chat.store.dispatch(initiate(undefined, { forceRefetch: true }));
  await readList();
  const late = readList();
  const gone = own(3, '', { revision: 7, deleted: true });
  chat.socket().receive({ type: 'message_changed', message: gone, revision: 7 });
  expect(line()).toMatchObject({ last_message: 'Message deleted', is_last_deleted: true });
  await late;
  expect(line()).toMatchObject({ last_message: 'Message deleted', is_last_deleted: true });
  expect(chat.store.getState().unread.messages.lines[other.id]?.count).toBe(2);
  // A change of an earlier message leaves the line alone.
  const earlier = own(2, 'other words', { revision: 8 });
  chat.socket().receive({ type: 'message_changed', message: earlier, revision: 8 });
  expect(line()).toMatchObject({ last_message: 'Message deleted' });
});
