import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { loggedOut } from '#shared/store/sessionEvents';
import { onCall } from '#shared/testing/onCall';
import { queuedMessageDeleted, uploadFailed } from '../state/chatSlice';
import { sendMessage } from '../state/sendMessage';
import { chatHandlers, chatServer, echo, other, startChat } from '../testing/chatServer';
import { CHAT_FILES_KEY, draftSlot, putFiles, readFiles } from './chatFiles';
import { resendQueued } from './drainOutbox';

const server = startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

const paper = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
const dusk = new File(['dusk'], 'dusk.png', { type: 'image/png' });
type Started = Awaited<ReturnType<typeof startChat>>;

async function openChat(...args: Parameters<typeof startChat>) {
  const started = await startChat(...args);
  started.connect();
  await settled(started.store);
  return started;
}
const messagesOf = (started: Started) => started.sent().filter(({ type }) => type === 'message');
const onlyItem = (started: Started) => {
  const [item, ...more] = started.chat().outbox;
  expect(more).toEqual([]);
  if (!item) throw new Error('The outbox is empty.');
  return item;
};
/** Leaves every upload pending until the test responds to it. */
function holdUploads() {
  const held: ((response: Response) => void)[] = [];
  server.use(
    onCall('uploadChatFile', () => new Promise<Response>((resolve) => held.push(resolve))),
  );
  return held;
}

test('files are sent as separate messages in order, the text with the last one', async () => {
  const append = jest.spyOn(FormData.prototype, 'append');
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, 'As promised.', [dusk, paper]));
  await settled(started.store);
  expect(append.mock.calls).toEqual([
    ['file', dusk],
    ['file', paper],
  ]);
  expect(started.chat().outbox).toEqual([]);
  expect(started.chat().threads[other.id]?.messages).toMatchObject([
    { temporary: true, file_name: 'dusk.png', file_size: 4 },
    { temporary: true, file_name: 'paper.pdf', file_type: 'application/pdf' },
  ]);
  const picture = { content: '', message_type: 'image', file_url: '/api/chat/files/upload-1' };
  expect(messagesOf(started)).toMatchObject([picture]);
  started.receive(echo(1, String(messagesOf(started)[0]?.client_id), ''));
  expect(messagesOf(started)).toMatchObject([
    picture,
    { content: 'As promised.', message_type: 'file', file_url: '/api/chat/files/upload-2' },
  ]);
});

test('one file is uploaded at a time, and a text does not wait for it', async () => {
  const held = holdUploads();
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, '', [dusk, paper]));
  started.store.dispatch(sendMessage(other.id, 'meanwhile'));
  await settled(started.store, { held: 1 });
  expect(started.chat().outbox.map(({ state }) => state)).toEqual(['uploading', 'waiting']);
  expect(messagesOf(started)).toMatchObject([{ content: 'meanwhile' }]);
  expect(held).toHaveLength(1);
});

test("a rejected file stays with the server's message, and Retry starts over", async () => {
  const detail = '“dusk.png” cannot be sent. Please choose a JPG, PNG, GIF, PDF or DOCX file.';
  server.use(
    onCall('uploadChatFile', () => HttpResponse.json({ detail }, { status: 415 }), {
      once: true,
    }),
  );
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, 'Look', [dusk]));
  await settled(started.store);
  const item = onlyItem(started);
  expect(item).toMatchObject({ state: 'refused', detail, content: 'Look' });
  started.store.dispatch(resendQueued(item));
  await settled(started.store);
  expect(messagesOf(started)).toMatchObject([{ content: 'Look', client_id: item.client_id }]);
});

test('a cancelled upload stops, stays with its file, and lets the next one start', async () => {
  const held = holdUploads();
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, '', [dusk, paper]));
  await settled(started.store, { held: 1 });
  const [first] = started.chat().outbox;
  const clientId = first?.client_id ?? '';
  started.store.dispatch(
    uploadFailed({ client_id: clientId, detail: 'You cancelled the upload.' }),
  );
  await settled(started.store, { held: 2 });
  expect(started.chat().outbox).toMatchObject([
    { state: 'refused', detail: 'You cancelled the upload.', file_name: 'dusk.png' },
    { state: 'uploading', file_name: 'paper.pdf' },
  ]);
  held[0]?.(HttpResponse.json({ file_url: '/late' }));
  await settled(started.store, { held: 1 });
  expect(messagesOf(started)).toEqual([]);
});

test('a deleted upload stops and its file is removed', async () => {
  holdUploads();
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, '', [dusk]));
  await settled(started.store, { held: 1 });
  expect(started.ports.fileStore.values.has(CHAT_FILES_KEY)).toBe(true);
  started.store.dispatch(queuedMessageDeleted(onlyItem(started).client_id));
  await settled(started.store, { held: 1 });
  expect(started.chat().outbox).toEqual([]);
  expect(started.ports.fileStore.values.has(CHAT_FILES_KEY)).toBe(false);
});

test('when the connection drops, the file waits and is then sent automatically', async () => {
  server.use(onCall('uploadChatFile', () => HttpResponse.error(), { once: true }));
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, '', [paper]));
  await settled(started.store);
  expect(onlyItem(started).state).toBe('waiting');
  started.ports.timers.advance(5_000);
  await settled(started.store);
  expect(messagesOf(started)).toMatchObject([{ message_type: 'file' }]);
});

test('a file chosen without a connection is uploaded with the next one', async () => {
  const started = await openChat();
  started.socket().drop(1006);
  started.store.dispatch(sendMessage(other.id, '', [paper]));
  await settled(started.store);
  expect(chatServer.uploads).toBe(0);
  started.ports.timers.advance(60_000);
  started.connect();
  await settled(started.store);
  expect(chatServer.uploads).toBe(1);
  expect(messagesOf(started)).toHaveLength(1);
});

test('an unsent file survives a reload and is deleted after its message is stored', async () => {
  const first = await openChat();
  first.socket().drop(1006);
  first.store.dispatch(sendMessage(other.id, 'with the paper', [paper]));
  await settled(first.store);
  const stored = Object.fromEntries(first.ports.localStore.texts);
  const ports = createFakePorts({ ...adaStored, ...stored });
  for (const [key, value] of first.ports.fileStore.values) ports.fileStore.values.set(key, value);
  const next = await openChat(ports);
  const [sent] = messagesOf(next);
  expect(sent).toMatchObject({ content: 'with the paper', message_type: 'file' });
  next.receive(echo(1, String(sent?.client_id), 'with the paper'));
  await settled(next.store);
  expect(ports.fileStore.values.has(CHAT_FILES_KEY)).toBe(false);
});

test('a message whose file is lost says so', async () => {
  const first = await openChat();
  first.socket().drop(1006);
  first.store.dispatch(sendMessage(other.id, '', [paper]));
  const stored = Object.fromEntries(first.ports.localStore.texts);
  const next = await openChat(createFakePorts({ ...adaStored, ...stored }));
  expect(onlyItem(next)).toMatchObject({
    state: 'refused',
    detail: 'This file is no longer available. Delete the message and attach it again.',
  });
});

test('Retry uploads a file again if the server no longer has it', async () => {
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, '', [paper]));
  await settled(started.store);
  const [sent] = messagesOf(started);
  started.socket().receive({
    type: 'error',
    code: 'forbidden_file',
    detail: 'You can only send files you uploaded.',
    client_id: sent?.client_id,
  });
  started.store.dispatch(resendQueued(onlyItem(started)));
  await settled(started.store);
  expect(chatServer.uploads).toBe(2);
  expect(messagesOf(started)).toHaveLength(2);
});

test('a browser that cannot store files still sends them', async () => {
  const ports = createFakePorts(adaStored);
  ports.fileStore.isOff = true;
  const started = await openChat(ports);
  started.store.dispatch(sendMessage(other.id, '', [paper]));
  await settled(started.store);
  expect(messagesOf(started)).toHaveLength(1);
  expect(ports.logged).toContain('warn The files of a message could not be kept');
});

test('chosen files wait for their recipient only, and a logout deletes them', async () => {
  const started = await openChat();
  const { store } = started;
  store.dispatch(putFiles(draftSlot(other.id), [dusk]));
  expect(await store.dispatch(readFiles(draftSlot(other.id)))).toEqual([dusk]);
  expect(await store.dispatch(readFiles(draftSlot(99)))).toEqual([]);
  store.dispatch(loggedOut());
  await settled(started.store);
  expect(started.ports.fileStore.values.has(CHAT_FILES_KEY)).toBe(false);
});
