import * as fc from 'fast-check';
import { HttpResponse } from 'msw';
import { frames } from '#contract/fixtures/messages';
import { tanvir } from '#contract/fixtures/people';
import { textPost } from '#contract/fixtures/posts';
import { sendMessage } from '#features/chat/state/sendMessage';
import { connectionsApi } from '#features/connections/state/connectionsApi';
import { commentsApi } from '#features/feed/comments/commentsApi';
import { feedApi } from '#features/feed/feedApi';
import { likeRequested } from '#features/feed/feedSlice';
import { peopleSearchApi } from '#features/people-search/peopleSearchApi';
import { themeChosen } from '#features/preferences/preferencesSlice';
import { logIn, logOut } from '#features/session/sessionThunks';
import { describeVerdict } from '#replay/describe';
import { hashState } from '#replay/hashState';
import { draftChanged, draftCleared } from '#shared/drafts/draftsSlice';
import { notify } from '#shared/notify/notify';
import { chatOpened } from '#shared/store/featureEvents';
import { navigated } from '#shared/store/pageEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { exportedLog, replayText } from '#shared/testing/replayLog';
import { onCall, onEveryCall } from '#shared/testing/onCall';
import { runTurns } from '#shared/testing/runTurns';
import { settled } from '#shared/testing/settled';
import { createStore } from './createStore';

let isFailing = false;
const respond = (body: unknown) => () =>
  isFailing
    ? HttpResponse.json({ detail: 'Try again later.' }, { status: 503 })
    : HttpResponse.json(body as object);

startApiServer(
  onCall('me', () => HttpResponse.json(ada)),
  onCall('login', () => HttpResponse.json({ access_token: TOKEN })),
  onCall('logout', () => new HttpResponse(null, { status: 204 })),
  onCall('connect', respond({ status: 'pending', request_id: 1 })),
  onCall('listPosts', respond({ posts: [textPost] })),
  onCall('searchPosts', respond({ posts: [textPost], matched_words: ['Maths'] })),
  onCall('listComments', respond({ comments: [] })),
  onCall('searchPeople', respond({ people: [] })),
  onCall('lookupPeople', respond({ people: [] })),
  ...onEveryCall(respond([])),
);

async function openTab() {
  const ports = createFakePorts(adaStored);
  const { store, restored, sessionLog } = createStore(ports);
  await restored;
  await settled(store);
  return { ports, store, sessionLog };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** Delivers one tab's messages and storage changes to the other. */
function carryOver(from: FakePorts, to: FakePorts, before: ReadonlyMap<string, string>): void {
  from.posted.splice(0).forEach((message) => to.receiveFromTab(structuredClone(message)));
  const { texts } = from.localStore;
  for (const key of new Set([...before.keys(), ...texts.keys()])) {
    const text = texts.get(key) ?? null;
    if (text !== (before.get(key) ?? null)) to.storeFromTab(key, text);
  }
}

const person = { id: tanvir.id, username: tanvir.username, avatar: null };
const text = fc.constantFrom('hello', 'write to eve@uni.example', 'বাংলা 😀', '', '@tanvir #maths');
type Step = (tab: Tab) => unknown;

const step: fc.Arbitrary<Step> = fc.oneof(
  text.map(
    (typed): Step =>
      ({ store }) =>
        store.dispatch(draftChanged({ key: 'post', text: typed })),
  ),
  fc.constant<Step>(({ store }) => store.dispatch(draftCleared('post'))),
  text.map(
    (typed): Step =>
      ({ store }) =>
        store.dispatch(sendMessage(tanvir.id, typed || 'yes')),
  ),
  text.map(
    (keyword): Step =>
      ({ store }) =>
        store.dispatch(peopleSearchApi.endpoints.searchPeople.initiate(keyword)),
  ),
  text.map(
    (keyword): Step =>
      ({ store }) =>
        store.dispatch(
          feedApi.endpoints.listPosts.initiate({ view: { kind: 'search', keyword }, part: 'head' }),
        ),
  ),
  fc.constantFrom('dark' as const, 'light' as const).map(
    (theme): Step =>
      ({ store }) =>
        store.dispatch(themeChosen(theme)),
  ),
  fc.constantFrom('/dashboard/posts', '/dashboard/chat', '/dashboard/tanvir/about').map(
    (path): Step =>
      ({ store }) =>
        store.dispatch(navigated({ path, kind: 'PUSH' })),
  ),
  fc.constantFrom(...Object.values(frames)).map((frame): Step => ({ ports }) => {
    const socket = ports.sockets.at(-1);
    if (socket?.isOpen) socket.receive(frame);
  }),
  fc.constant<Step>(({ ports }) => ports.sockets.at(-1)?.open()),
  fc.constantFrom(1006, 1012, 4001).map((code): Step => ({ ports }) => {
    const socket = ports.sockets.at(-1);
    if (socket?.isOpen) socket.drop(code);
  }),
  fc.constant<Step>(({ ports }) => ports.timers.advance(31_000)),
  fc.constant<Step>(({ ports }) => ports.goOnline()),
  fc.boolean().map((fails): Step => () => {
    isFailing = fails;
  }),
  fc.boolean().map(
    (on): Step =>
      ({ store }) =>
        store.dispatch(likeRequested({ id: textPost.id, on })),
  ),
  fc.boolean().map(
    (visible): Step =>
      ({ ports }) =>
        ports.showPage(visible),
  ),
  fc.constant<Step>(({ store }) =>
    store.dispatch(connectionsApi.endpoints.connect.initiate(person)),
  ),
  fc.constant<Step>(({ store }) =>
    store.dispatch(commentsApi.endpoints.listComments.initiate(textPost.id)),
  ),
  fc.constant<Step>(({ store }) => store.dispatch(chatOpened(person))),
  fc.constant<Step>(({ store }) => store.dispatch(notify({ kind: 'info', text: 'By the way' }))),
  fc.constant<Step>(({ store }) => store.dispatch(logOut())),
  fc.constant<Step>(({ store }) =>
    store.dispatch(logIn({ username: 'ada', password: 'correct-horse', remember: true })),
  ),
);

/**
 * Exports a log together with the state at that moment. RTK Query also dispatches from its own
 * timers.
 */
async function takeLog({ store, sessionLog }: Tab) {
  for (;;) {
    const state = store.getState();
    const log = await exportedLog(sessionLog);
    if (store.getState() === state) return { log, state };
  }
}

async function expectReplay(tab: Tab): Promise<void> {
  const { sessionLog } = tab;
  const { redactor } = sessionLog;
  const { log, state: lived } = await takeLog(tab);
  const replay = await replayText(log);
  const played = replay.stateAt(replay.entries.length - 1);
  const [live, again] = [lived, played].map((state) => redactor.state(state));
  expect(again).toEqual(live);
  expect(hashState(played)).toBe(hashState(live ?? {}));
  expect(describeVerdict(replay).join('\n')).toMatch(/^Replay matches the recording/);

  const shared = await replayText(await exportedLog(sessionLog, { share: true }));
  expect(describeVerdict(shared).join('\n')).toMatch(/^Replay matches the recording/);
  expect(shared.entries.length).toBeGreaterThanOrEqual(replay.entries.length);
}

test('any session, with reconnects, failures and two tabs, replays to the state it led to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 5, maxLength: 25 }),
      async (steps) => {
        isFailing = false;
        const tabs = [await openTab(), await openTab()] as const;
        for (const [run, isSecond] of steps) {
          const [tab, other] = isSecond ? [tabs[1], tabs[0]] : tabs;
          const before = new Map(tab.ports.localStore.texts);
          run(tab);
          // Some responses arrive before the next step, and some after it.
          await runTurns(5);
          carryOver(tab.ports, other.ports, before);
        }
        for (const { store } of tabs) await settled(store);
        for (const tab of tabs) await expectReplay(tab);
      },
    ),
    { numRuns: 12 },
  );
});
