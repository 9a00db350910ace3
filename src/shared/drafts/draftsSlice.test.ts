import { ada } from '../testing/people';
import { startSession } from '../testing/startSession';
import { loggedOut, sessionAuthenticated } from '../store/sessionEvents';
import { draftChanged, draftCleared, draftSuggested, selectDraft } from './draftsSlice';

async function signedIn() {
  const { store } = await startSession();
  store.dispatch(sessionAuthenticated({ me: ada }));
  const draft = (key: string) => selectDraft(store.getState(), key);
  const write = (key: string, text: string) => store.dispatch(draftChanged({ key, text }));
  return { store, draft, write };
}

test('each place has its own draft', async () => {
  const { draft, write } = await signedIn();
  write('chat:8', 'hello');
  write('post', 'a thought');
  expect([draft('chat:8'), draft('post'), draft('comment:1')]).toEqual(['hello', 'a thought', '']);
});

test('a suggested text never replaces typed text', async () => {
  const { store, draft, write } = await signedIn();
  write('post', 'a thought');
  store.dispatch(draftSuggested({ key: 'post', text: 'Hi' }));
  store.dispatch(draftSuggested({ key: 'comment:1', text: 'Hi' }));
  expect([draft('post'), draft('comment:1')]).toEqual(['a thought', 'Hi']);
});

test('an emptied or cleared draft is removed', async () => {
  const { store, write } = await signedIn();
  write('chat:8', 'hello');
  write('chat:8', '');
  write('post', 'sent');
  store.dispatch(draftCleared('post'));
  expect(store.getState().drafts.texts).toEqual({});
});

test('with more than a hundred drafts, the least recently changed are dropped', async () => {
  const { draft, write } = await signedIn();
  for (let index = 0; index < 100; index += 1) write(`comment:${index}`, 'x');
  write('comment:0', 'touched again');
  write('post', 'one more');
  expect([draft('comment:0'), draft('comment:1'), draft('comment:2')]).toEqual([
    'touched again',
    '',
    'x',
  ]);
});

test('a logout clears them', async () => {
  const { store, write } = await signedIn();
  write('post', 'private');
  store.dispatch(loggedOut());
  expect(store.getState().drafts).toEqual({ ownerId: null, texts: {} });
});
