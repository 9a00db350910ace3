import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { historyCleared, historyRestored, questionAsked } from '#features/chatbot/chatbotEvents';
import { selectChatbotMessages } from '#features/chatbot/chatbotSlice';
import { GREETING_ID } from '#features/chatbot/chatbotState';
import { shortcutsSwitched, themeChosen } from '#features/preferences/preferencesSlice';
import { draftChanged, draftCleared } from '#shared/drafts/draftsSlice';
import { loggedOut, sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, FakeStore, type FakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { createStore } from './createStore';

startApiServer(onCall('me', () => HttpResponse.json(ada)));

/** Opens a tab of Ada over the storage that the tabs share. */
async function openTab(localStore: FakeStore, userId = ada.id) {
  const ports: FakePorts = { ...createFakePorts(), localStore };
  const { store, restored } = createStore(ports);
  await restored;
  store.dispatch(sessionAuthenticated({ me: { ...ada, id: userId } }));
  ports.hidePage();
  let delivered = 0;
  return {
    ports,
    store,
    drafts: () => store.getState().drafts.texts,
    questions: () =>
      selectChatbotMessages(store.getState())
        .map(({ id }) => id)
        .filter((id) => id !== GREETING_ID),
    type: (key: string, text: string) => store.dispatch(draftChanged({ key, text })),
    ask: (id: string) =>
      store.dispatch(questionAsked({ message: { id, sender: 'user', text: id } })),
    save: () => ports.hidePage(),
    /** The messages posted since the last call. */
    takePosted: () => ports.posted.slice(delivered, (delivered = ports.posted.length)),
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTwo(stored: Readonly<Record<string, string>> = {}) {
  const storage = new FakeStore({ ...adaStored, ...stored });
  return { storage, a: await openTab(storage), b: await openTab(storage) };
}

const deliver = (from: Tab, to: Tab) =>
  from.takePosted().forEach((message) => to.ports.receiveFromTab(message));

/** Reads what a new tab would restore. */
async function reload(storage: FakeStore) {
  const tab = await openTab(storage);
  return { drafts: tab.drafts(), questions: tab.questions() };
}

test.each(['a', 'b'] as const)(
  'a letter in one tab keeps the draft of another (%s last)',
  async (last) => {
    const { storage, a, b } = await openTwo();
    const long = 'x'.repeat(200);
    const acts = {
      a: () => {
        a.type('post', long);
        a.type('post:kind', 'event');
        a.ask('q1');
        a.save();
      },
      b: () => {
        b.type('comment:5', 'y');
        b.ask('q2');
        b.save();
      },
    };
    acts[last === 'a' ? 'b' : 'a']();
    acts[last]();
    const { drafts, questions } = await reload(storage);
    expect(drafts).toEqual({ post: long, 'post:kind': 'event', 'comment:5': 'y' });
    expect(questions.sort()).toEqual(['q1', 'q2']);
  },
);

test('a draft that was sent in one tab is not stored again by another', async () => {
  const { storage, a, b } = await openTwo({
    quad_drafts: JSON.stringify({ owner: ada.id, texts: { post: 'old', 'chat:8': 'hi' } }),
  });
  a.store.dispatch(draftCleared('post'));
  a.save();
  b.type('comment:5', 'y');
  b.save();
  expect((await reload(storage)).drafts).toEqual({ 'chat:8': 'hi', 'comment:5': 'y' });
});

test('a cleared conversation is cleared in every tab, and restored in its order', async () => {
  const { a, b } = await openTwo();
  a.ask('q1');
  a.ask('q2');
  deliver(a, b);
  expect(b.questions()).toEqual(['q1', 'q2']);
  const before = selectChatbotMessages(b.store.getState());
  b.store.dispatch(historyCleared('t1', before));
  deliver(b, a);
  expect(a.questions()).toEqual([]);
  a.ask('q3');
  deliver(a, b);
  const since = selectChatbotMessages(b.store.getState()).slice(1);
  b.store.dispatch(historyRestored({ messages: [...before, ...since] }));
  deliver(b, a);
  expect(a.questions()).toEqual(['q1', 'q2', 'q3']);
});

test('a logout removes the drafts and the conversation of every tab for good', async () => {
  const { storage, a, b } = await openTwo();
  a.type('post', 'private');
  a.ask('q1');
  a.save();
  b.type('comment:5', 'y');
  b.store.dispatch(loggedOut());
  expect([...storage.texts.keys()]).toEqual([]);
  // The message has not arrived yet.
  a.type('post', 'private, and more');
  a.save();
  deliver(b, a);
  a.save();
  expect([...storage.texts.keys()]).toEqual([]);
});

test('an expired session in one tab keeps the drafts of all', async () => {
  const { storage, a, b } = await openTwo();
  a.type('post', 'half a thought');
  a.save();
  b.store.dispatch(sessionExpired({ path: '/dashboard/posts', reason: 'expired' }));
  b.save();
  expect((await reload(storage)).drafts).toEqual({ post: 'half a thought' });
});

test('a tab of another user takes nothing up, and its logout removes nothing of theirs', async () => {
  const storage = new FakeStore(adaStored);
  const other = await openTab(storage, 8);
  const a = await openTab(storage);
  a.type('post', 'mine');
  a.save();
  deliver(a, other);
  expect(other.drafts()).toEqual({});
  other.store.dispatch(loggedOut());
  expect((await reload(storage)).drafts).toEqual({ post: 'mine' });
});

test('a choice in one tab keeps the choices of another', async () => {
  const { storage, a, b } = await openTwo();
  a.store.dispatch(themeChosen('dark'));
  a.save();
  b.store.dispatch(shortcutsSwitched(false));
  b.save();
  expect(Object.fromEntries(storage.texts)).toMatchObject({
    quad_theme: 'dark',
    quad_shortcuts: 'off',
  });
});

test.each([
  { type: 'draftsChanged' },
  { type: 'draftsChanged', changes: { ownerId: '7', texts: { post: 'x' } } },
  { type: 'draftsChanged', changes: { ownerId: 7, texts: null } },
  { type: 'conversationChanged', changes: { ownerId: 7, messages: [null] } },
  { type: 'unknown', changes: { ownerId: 7, texts: { post: 'x' } } },
  { type: 'conversationChanged', changes: 'q1' },
])('a message of an unknown form changes nothing: %j', async (message) => {
  const { b } = await openTwo();
  const before = b.store.getState();
  b.ports.receiveFromTab(message);
  expect(b.store.getState()).toBe(before);
});

const KEYS = ['post', 'comment:5', 'chat:8', 'post:kind'];
const text = fc.string({ maxLength: 3 });

test('without any message between tabs, all that each of them changed is stored', async () => {
  const act = fc.record({ tab: fc.nat(1), key: fc.nat(3), text, saves: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      const { storage, a, b } = await openTwo();
      const expected: Record<string, string> = {};
      for (const { tab, key, text: typed, saves } of acts) {
        const place = `${tab}:${KEYS[key]}`;
        const actor = tab === 0 ? a : b;
        actor.type(place, typed);
        if (typed === '') delete expected[place];
        else expected[place] = typed;
        if (saves) actor.save();
      }
      a.save();
      b.save();
      expect((await reload(storage)).drafts).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('with their messages, the last change of each draft wins in both tabs and in storage', async () => {
  const act = fc.record({
    tab: fc.nat(1),
    key: fc.nat(3),
    text,
    asks: fc.boolean(),
    saves: fc.subarray([0, 1]),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      const { storage, a, b } = await openTwo();
      const expected: Record<string, string> = {};
      const asked: string[] = [];
      for (const [index, { tab, key, text: typed, asks, saves }] of acts.entries()) {
        const [actor, other] = tab === 0 ? [a, b] : [b, a];
        const place = KEYS[key] ?? '';
        actor.type(place, typed);
        if (typed === '') delete expected[place];
        else expected[place] = typed;
        if (asks) {
          actor.ask(`q${index}`);
          asked.push(`q${index}`);
        }
        deliver(actor, other);
        for (const saved of saves) (saved === 0 ? a : b).save();
      }
      a.save();
      b.save();
      const stored = await reload(storage);
      expect([a.drafts(), b.drafts(), stored.drafts]).toEqual([expected, expected, expected]);
      expect([a.questions(), b.questions(), stored.questions]).toEqual([asked, asked, asked]);
    }),
    { numRuns: 40 },
  );
});
