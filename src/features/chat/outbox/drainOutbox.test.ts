import { OUTBOX_BUDGET } from '#contract/limits';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { sendMessage } from '../state/sendMessage';
import { chatHandlers, chatServer, echo, other, startChat } from '../testing/chatServer';
import { OUTBOX_KEY, openStoredOutbox } from './storedOutbox';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

type Started = Awaited<ReturnType<typeof startChat>>;

const item = (index: number) => ({
  client_id: `kept-${index}`,
  receiver_id: other.id,
  content: `kept ${index}`,
  message_type: 'text' as const,
  timestamp: '2026-01-01T00:00:00.000Z',
  state: 'waiting' as const,
});
const keptTexts = (count: number) => Array.from({ length: count }, (_, index) => `kept ${index}`);

/** A browser in which an earlier page left messages unsent. */
async function startWithKept(count: number): Promise<Started> {
  const ports = createFakePorts(adaStored);
  const put = Array.from({ length: count }, (_, index) => item(index));
  openStoredOutbox(ports, ada.id).write({ put, gone: [] });
  return startChat(ports);
}
const textsOf = (started: Started) =>
  started
    .sent()
    .filter(({ type }) => type === 'message')
    .map(({ content }) => content);
/** Acknowledges every message at once until no more are sent. */
function acknowledgeAll(started: Started): void {
  const under = () => started.chat().threads[other.id]?.messages.at(-1)?.temporary === true;
  while (under()) started.acknowledge(textsOf(started).length);
}

test('messages left unsent by an earlier page are restored, and new ones are sent after them', async () => {
  const started = await startWithKept(250);
  expect(started.chat().outbox.map(({ content }) => content)).toEqual(keptTexts(250));
  started.connect();
  started.store.dispatch(sendMessage(other.id, 'written now'));
  expect(textsOf(started)).toEqual([]);
  await settled(started.store);
  expect(textsOf(started)).toEqual(['kept 0']);
  expect(started.chat().outbox.map(({ content }) => content)).toEqual([
    ...keptTexts(250).slice(1),
    'written now',
  ]);
});

test('the outbox stays below the frame budget, then continues', async () => {
  const started = await startWithKept(200);
  started.connect();
  await settled(started.store);
  acknowledgeAll(started);
  expect(textsOf(started)).toEqual(keptTexts(OUTBOX_BUDGET));
  started.ports.timers.advance(9_999);
  expect(textsOf(started)).toHaveLength(OUTBOX_BUDGET);
  started.ports.timers.advance(1);
  acknowledgeAll(started);
  expect(textsOf(started)).toEqual(keptTexts(2 * OUTBOX_BUDGET));
  started.ports.timers.advance(10_000);
  acknowledgeAll(started);
  expect(textsOf(started)).toEqual(keptTexts(200));
  expect(started.ports.localStore.get(OUTBOX_KEY)).toBeNull();
});

test('a message that fails delays the later ones, which are queued behind it again', async () => {
  const started = await startWithKept(3);
  started.connect();
  await settled(started.store);
  const detail = 'Something went wrong on our side. Please try again in a moment.';
  started.socket().receive({ type: 'error', code: 'unavailable', detail, client_id: 'kept-0' });
  expect(textsOf(started)).toEqual(['kept 0']);
  expect(started.chat().outbox.map(({ content }) => content)).toEqual(keptTexts(3));
  started.ports.timers.advance(10_000);
  acknowledgeAll(started);
  expect(textsOf(started)).toEqual(['kept 0', ...keptTexts(3)]);
});

test('an unacknowledged message in one conversation does not delay another conversation', async () => {
  const ports = createFakePorts(adaStored);
  const toThird = { ...item(2), receiver_id: other.id + 1 };
  openStoredOutbox(ports, ada.id).write({ put: [item(0), item(1), toThird], gone: [] });
  const started = await startChat(ports);
  started.connect();
  await settled(started.store);
  expect(textsOf(started)).toEqual(['kept 0', 'kept 2']);
  const detail = 'Something went wrong on our side. Please try again in a moment.';
  started.socket().receive({ type: 'error', code: 'unavailable', detail, client_id: 'kept-2' });
  started.ports.timers.advance(10_000);
  expect(textsOf(started)).toEqual(['kept 0', 'kept 2', 'kept 2']);
  expect(started.chat().outbox.map(({ content }) => content)).toEqual(['kept 1']);
});

test('a rejected message delays no other', async () => {
  const started = await startWithKept(2);
  started.connect();
  await settled(started.store);
  const detail = 'The message contains characters that can’t be stored.';
  started.socket().receive({ type: 'error', code: 'invalid', detail, client_id: 'kept-0' });
  expect(textsOf(started)).toEqual(keptTexts(2));
  expect(started.chat().outbox).toMatchObject([{ content: 'kept 0', state: 'refused', detail }]);
});

test('a message without an acknowledgement for half a minute is resent under its id', async () => {
  const started = await startWithKept(1);
  started.connect();
  await settled(started.store);
  for (let seconds = 0; seconds < 30; seconds += 5) {
    started.ports.timers.advance(5_000);
    started.socket().receive({ type: 'pong' });
  }
  const sent = started.sent().filter(({ type }) => type === 'message');
  expect(sent).toMatchObject([{ client_id: 'kept-0' }, { client_id: 'kept-0' }]);
});

test('while another window sends the same outbox, this one pauses', async () => {
  const started = await startWithKept(10);
  started.connect();
  await settled(started.store);
  started.receive(echo(1, 'kept-1', 'kept 1'));
  started.acknowledge(2);
  expect(textsOf(started)).toEqual(['kept 0']);
  started.ports.timers.advance(5_000);
  expect(textsOf(started)).toEqual(['kept 0', 'kept 2']);
});
