import { chatOpened } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { sendMessage } from '../state/sendMessage';
import { chatHandlers, chatServer, other, startChat } from '../testing/chatServer';
import { resendQueued } from './drainOutbox';
import { OUTBOX_KEY } from './storedOutbox';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

const quote = { paper_id: 51, page: 4, quote: 'most of the attention', title: 'Sinks' };
const wanted = [{ paper_id: 51, page: 4, quote: 'most of the attention' }];

async function openChat(...args: Parameters<typeof startChat>) {
  const started = await startChat(...args);
  started.connect();
  started.store.dispatch(chatOpened(other));
  await settled(started.store);
  return started;
}
const framesOf = (started: Awaited<ReturnType<typeof startChat>>) =>
  started.sent().filter(({ type }) => type === 'message');

test('quotes written without a connection are stored, and sent by the next page', async () => {
  const first = await openChat();
  first.socket().drop(1006);
  first.store.dispatch(sendMessage(other.id, 'look', [], { quotes: [quote] }));
  expect(first.chat().outbox).toMatchObject([{ content: 'look', quotes: [quote] }]);
  const stored = Object.fromEntries(first.ports.localStore.texts);
  const next = await startChat(createFakePorts({ ...adaStored, ...stored }));
  next.connect();
  await settled(next.store);
  expect(framesOf(next)).toMatchObject([{ content: 'look', quotes: wanted }]);
  next.acknowledge(1);
  expect(next.ports.localStore.get(OUTBOX_KEY)).toBeNull();
});

test('a refused quote is shown with the reason, and sent again with the message', async () => {
  const started = await openChat();
  started.store.dispatch(sendMessage(other.id, 'look', [], { quotes: [quote] }));
  const [sent] = framesOf(started);
  const detail = 'These words aren’t on page 4.';
  const client_id = sent?.client_id;
  started.socket().receive({ type: 'error', code: 'invalid', detail, client_id });
  const [item] = started.chat().outbox;
  expect(item).toMatchObject({ state: 'refused', detail, quotes: [quote] });
  if (item) started.store.dispatch(resendQueued(item));
  expect(framesOf(started)).toMatchObject([{ quotes: wanted }, { client_id, quotes: wanted }]);
});

test('a stored message with damaged quotes does no harm', async () => {
  const first = await openChat();
  first.socket().drop(1006);
  first.store.dispatch(sendMessage(other.id, 'look', [], { quotes: [quote] }));
  const stored = first.ports.localStore.get(OUTBOX_KEY) ?? '';
  const damaged = stored.replace('"page":4', '"page":"four"');
  const next = await startChat(createFakePorts({ ...adaStored, [OUTBOX_KEY]: damaged }));
  expect(next.chat().outbox).toEqual([]);
});
