import fc from 'fast-check';
import WebSocket from 'ws';
import { createStore, type AppStore } from '#app/store/createStore';
import type { Comment } from '#contract/entities/comment';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { waitUntil } from '#server/testing/waitUntil';
import {
  startDiscussion,
  type Discussion,
} from '#server/features/interactions/comments/testing/discussion';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { loggedOut } from '#shared/store/sessionEvents';
import { changesApi } from '../../src/features/feed/comments/changesApi';
import { commentsApi } from '../../src/features/feed/comments/commentsApi';
import { commentsShown } from '../../src/features/feed/feedSlice';
import { areCommentsWatched } from '../../src/features/feed/shownComments';
import { reportsApi } from '../../src/features/reports/reportsApi';

/** Each run has two new people. */
const RUNS = 8;
/** Sent at the same time, so that they meet on the way. */
const AT_ONCE = 3;

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());

const ACTS = ['say', 'reply', 'edit', 'remove', 'report', 'disconnect'] as const;
interface Operation {
  act: (typeof ACTS)[number];
  person: 0 | 1;
  /** The comment, counted from the newest that the person sees. */
  target: number;
}
const operation: fc.Arbitrary<Operation> = fc.record({
  // Replies are more frequent, so that removed comments have some.
  act: fc.constantFrom(...ACTS, ...(['say', 'reply', 'reply', 'edit', 'remove'] as const)),
  person: fc.constantFrom(0, 1),
  target: fc.nat(5),
});

/** A browser's window: the application's store on the real server. */
interface Window {
  store: AppStore;
  user: TestUser;
  dropSocket: () => void;
  close: () => void;
}

/** Ports with a real network and real timers. */
function createPorts(user: TestUser): { ports: FakePorts; sockets: WebSocket[] } {
  const sockets: WebSocket[] = [];
  const stored = {
    token: user.token,
    user_id: String(user.id),
    user_email: user.email,
    username: user.username,
  };
  const fake = createFakePorts(stored);
  const ports = Object.assign(fake, {
    config: { ...fake.config, apiBase: `${address}/api` },
    clock: { now: () => Date.now() },
    timers: {
      set: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
      clear: (timer: number) => clearTimeout(timer),
    },
    network: { isOnline: () => true, onOnline: fake.network.onOnline },
    openSocket: (
      to: string,
      protocols: string[],
      handlers: Parameters<FakePorts['openSocket']>[2],
    ) => {
      const socket = new WebSocket(to, protocols);
      socket.on('open', () => handlers.onOpen());
      socket.on('message', (data: Buffer) => handlers.onMessage(data.toString()));
      socket.on('close', (code) => handlers.onClose(code));
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    },
  });
  return { ports, sockets };
}

/** Opens the application on the comments of a post, as its page does. */
async function openWindow(user: TestUser, { postId }: Discussion): Promise<Window> {
  const { ports, sockets } = createPorts(user);
  const { store, restored } = createStore(ports);
  await restored;
  const listing = store.dispatch(commentsApi.endpoints.listComments.initiate(postId));
  const isStale = store.getState().connection.status !== 'open';
  store.dispatch(commentsShown({ postId, isStale }));
  await listing;
  // A change between the first reading and the watch is shown only when they are read again.
  await waitUntil(() => areCommentsWatched(store.getState().feed, postId));
  return {
    store,
    user,
    dropSocket: () => sockets.at(-1)?.terminate(),
    close: () => {
      listing.unsubscribe();
      store.dispatch(loggedOut());
    },
  };
}

const shownIn = ({ store }: Pick<Window, 'store'>, postId: number): Comment[] =>
  commentsApi.endpoints.listComments.select(postId)(store.getState()).data?.pages.flat() ?? [];
const withReplies = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [comment, ...withReplies(comment.replies)]);

/** One person changes something that they see. Others may have removed it meanwhile. */
async function run(
  { store, user, dropSocket }: Window,
  postId: number,
  { act, target }: Operation,
  content: string,
): Promise<void> {
  if (act === 'disconnect') {
    dropSocket();
    return;
  }
  const seen = withReplies(shownIn({ store }, postId)).filter(({ deleted }) => !deleted);
  const isOwn = act === 'edit' || act === 'remove';
  const fitting = seen.filter(
    (comment) => act === 'reply' || (comment.user.username === user.username) === isOwn,
  );
  const id = fitting.sort((a, b) => b.id - a.id)[target % fitting.length]?.id;
  const { createComment } = commentsApi.endpoints;
  if (act === 'say' || id === undefined)
    await store.dispatch(createComment.initiate({ postId, content, parentId: null }));
  else if (act === 'reply')
    await store.dispatch(createComment.initiate({ postId, content, parentId: id }));
  else if (act === 'edit')
    await store.dispatch(
      changesApi.endpoints.editComment.initiate({ postId, commentId: id, content }),
    );
  else if (act === 'remove')
    await store.dispatch(changesApi.endpoints.deleteComment.initiate({ postId, commentId: id }));
  else
    await store.dispatch(
      reportsApi.endpoints.createReport.initiate({
        ...{ kind: 'comment', id, reason: 'spam', note: '', messageIds: [] },
      }),
    );
}

/** The looks of comments, oldest first, the same for every reader. */
const looks = (comments: readonly Comment[]): unknown[] =>
  comments.map(({ id, content, deleted, edited_at, total_replies, replies, user }) => ({
    ...{ id, content, deleted, edited_at, total_replies, by: user.username },
    replies: looks([...replies].sort((a, b) => a.id - b.id)),
  }));

/** Waits until every window shows what the server has. */
async function expectAgreement(windows: readonly Window[], on: Discussion): Promise<void> {
  const [first] = windows;
  if (!first) throw new Error('There is no window.');
  const stored = looks(await on.list(first.user));
  await waitUntil(() => {
    for (const window of windows) expect(looks(shownIn(window, on.postId))).toEqual(stored);
  });
}

test('two people who change comments at once, with lost connections, see the same in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 12, maxLength: 24 }), async (operations) => {
      const people = [await server.person(), await server.person()] as const;
      const on = await startDiscussion(server, people[0]);
      await on.say(people[1], 'The first comment.');
      const windows = await Promise.all(people.map((user) => openWindow(user, on)));
      try {
        for (let start = 0; start < operations.length; start += AT_ONCE) {
          const batch = operations.slice(start, start + AT_ONCE);
          await Promise.all(
            batch.map(async (each, index) => {
              const window = windows[each.person];
              if (window) await run(window, on.postId, each, `Text ${start + index}.`);
            }),
          );
        }
        await expectAgreement(windows, on);
      } finally {
        for (const { close } of windows) close();
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
