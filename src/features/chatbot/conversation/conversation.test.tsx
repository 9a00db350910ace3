import { act, screen, waitFor, within } from '@testing-library/react';
import { selectToasts, toastActionChosen } from '#shared/notify/toastsSlice';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { startSession } from '#shared/testing/startSession';
import { AskUPanel } from '../asku/AskUPanel';
import { ask } from '../askThunks';
import { selectChatbotMessages } from '../chatbotSlice';
import { chatbotHandlers, resetChatbot } from '../testing/chatbotServer';
import { keptHandlers, resetStored, store as storeElsewhere, stored } from '../testing/keptServer';
import { setKeepsConversation, syncConversation } from './conversationThunks';

const server = startApiServer(...keptHandlers, ...chatbotHandlers);
beforeEach(() => {
  resetChatbot();
  resetStored();
});

const signIn = async () => {
  const session = await startSession(createFakePorts(adaStored));
  await session.settled();
  return session.store;
};
type Store = Awaited<ReturnType<typeof signIn>>;
const shown = (store: Store) => selectChatbotMessages(store.getState()).map(({ text }) => text);
const greeting = 'Hi! How can I help you today?';

test('a kept conversation is there after a logout and on another device', async () => {
  const first = await signIn();
  await first.dispatch(ask('Why?'));
  first.dispatch(loggedOut());
  expect(shown(first)).toEqual([greeting]);
  const second = await signIn();
  await second.dispatch(syncConversation());
  await second.dispatch(syncConversation());
  expect(shown(second)).toEqual([greeting, 'Why?', 'It holds.']);
});

test('without the switch, nothing is sent and nothing survives', async () => {
  resetStored(false);
  const first = await signIn();
  await first.dispatch(ask('Why?'));
  await first.dispatch(syncConversation());
  expect(stored.messages).toEqual([]);
  const second = await signIn();
  await second.dispatch(syncConversation());
  expect(shown(second)).toEqual([greeting]);
});

test('turning it on stores the conversation so far, turning it off deletes it and keeps it here', async () => {
  resetStored(false);
  const store = await signIn();
  await store.dispatch(ask('Why?'));
  await store.dispatch(setKeepsConversation(true));
  await store.dispatch(ask('How?'));
  const all = ['Why?', 'It holds.', 'How?', 'It holds.'];
  expect(stored.messages.map(({ text }) => text)).toEqual(all);
  await store.dispatch(setKeepsConversation(false));
  expect(stored.messages).toEqual([]);
  expect(shown(store)).toEqual([greeting, ...all]);
  await store.dispatch(setKeepsConversation(true));
  expect(stored.messages.map(({ text }) => text)).toEqual(all);
  expect(shown(store)).toEqual([greeting, ...all]);
});

test('an answer that arrives with the stored conversation occurs once', async () => {
  const store = await signIn();
  const asking = store.dispatch(ask('Why?'));
  const [question] = selectChatbotMessages(store.getState()).slice(-1);
  storeElsewhere('user', 'Why?', question?.id);
  await store.dispatch(syncConversation());
  await asking;
  await store.dispatch(syncConversation());
  expect(shown(store)).toEqual([greeting, 'Why?', 'It holds.']);
});

test('what another device turned off is noticed, and the conversation stays here', async () => {
  const store = await signIn();
  stored.keeps = false;
  await store.dispatch(ask('Why?'));
  await store.dispatch(syncConversation());
  expect(store.getState().session.me?.keeps_conversation).toBe(false);
  expect(shown(store)).toEqual([greeting, 'Why?', 'It holds.']);
});

async function openPanel() {
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/dashboard/posts', <AskUPanel />, { ports });
  await settled(view.store);
  return view;
}
const log = () => within(screen.getByRole('log'));

test('opening AskU shows the messages of other devices; clearing deletes them, and Undo brings them back', async () => {
  storeElsewhere('user', 'Asked on the phone');
  storeElsewhere('bot', 'Answered there.');
  const { user, store } = await openPanel();
  expect(await log().findByText('Answered there.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear chat' }));
  await settled(store);
  expect(stored.messages).toEqual([]);
  expect(log().queryByText('Answered there.')).not.toBeInTheDocument();
  const [toast] = selectToasts(store.getState());
  act(() => void store.dispatch(toastActionChosen(toast?.id ?? '')));
  await waitFor(() =>
    expect(stored.messages.map(({ text }) => text)).toEqual([
      'Asked on the phone',
      'Answered there.',
    ]),
  );
  expect(await log().findByText('Answered there.')).toBeInTheDocument();
});

test('a chat that could not be cleared on the server comes back, with the reason', async () => {
  storeElsewhere('bot', 'Answered there.');
  const { user, store } = await openPanel();
  server.use(refuseCall('deleteChatbotMessages', 503));
  await user.click(screen.getByRole('button', { name: 'Clear chat' }));
  expect(await log().findByText('Answered there.')).toBeInTheDocument();
  await waitFor(() =>
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Couldn’t clear the chat. Check your connection and try again.',
    ]),
  );
});

test('a conversation that could not be loaded is reported, and asking works', async () => {
  server.use(refuseCall('listChatbotMessages', 503));
  const { store } = await openPanel();
  await waitFor(() =>
    expect(selectToasts(store.getState()).map(({ text }) => text)).toContain(
      'Couldn’t load the messages of your other devices. Check your connection and open AskU again.',
    ),
  );
  await act(() => store.dispatch(ask('Why?')));
  expect(await log().findByText('It holds.')).toBeInTheDocument();
});
