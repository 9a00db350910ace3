import type { ChatMessage } from '#contract/entities/chat';
import type { Post } from '#contract/entities/post';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';
import { callApi, connectPeople, makePerson, type Person } from './support/people';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';
import { createTraffic, runTraffic, sendMessage, type Traffic } from './support/traffic';

const PAGE = 50;
/** The way it crashes, by round. */
const crashes: ((quad: QuadProcess) => Promise<void>)[] = [
  (quad) => quad.killServer(),
  async (quad) => {
    await quad.killServer();
    await quad.killDatabase();
  },
  async (quad) => {
    await quad.killDatabase();
    await waitUntil(async () => expect((await fetch(`${quad.url}/readyz`)).status).toBe(503));
    await quad.killServer();
  },
  (quad) => quad.killServer(),
  async (quad) => {
    await quad.killDatabase();
    await quad.killServer();
  },
];

let quad: QuadProcess;
let nusrat: Person;
let tanvir: Person;

beforeAll(async () => {
  quad = await createQuadProcess({ SOCKET_FRAME_LIMIT: '100000' });
  await quad.start();
  [nusrat, tanvir] = await Promise.all([makePerson(quad, 'nusrat'), makePerson(quad, 'tanvir')]);
  await connectPeople(quad, nusrat, tanvir);
});
afterAll(() => quad.remove());

async function storedMessages(): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const query = `limit=${PAGE}&after_id=${all.at(-1)?.id ?? 0}`;
    const path = `/chat/chat/history/${tanvir.id}?${query}`;
    const page = await callApi<ChatMessage[]>(quad, path, nusrat);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

async function storedPosts(): Promise<Post[]> {
  const all: Post[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const query = `limit=${PAGE}${before === undefined ? '' : `&before_id=${before}`}`;
    const { posts } = await callApi<{ posts: Post[] }>(quad, `/posts?${query}`, nusrat);
    all.push(...posts);
    if (posts.length < PAGE) return all;
  }
}

const duplicates = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

async function expectNothingLostOrDoubled(traffic: Traffic) {
  const messages = await storedMessages();
  const texts = messages.map(({ content }) => content);
  const stored = new Set(messages.map((message) => message.client_id));
  const acknowledged = [...traffic.shown];
  expect(acknowledged.filter((clientId) => !stored.has(clientId))).toEqual([]);
  expect(duplicates(texts)).toEqual([]);

  const posts = (await storedPosts()).map(({ content }) => content);
  expect([...traffic.created].filter((content) => !posts.includes(content))).toEqual([]);
  expect(duplicates(posts)).toEqual([]);
}

/** Sends unacknowledged messages again, as a browser does when it is back. */
async function resend(traffic: Traffic, person: Person) {
  const mine = traffic.sent.filter(
    ({ from, clientId }) => from === person && !traffic.shown.has(clientId),
  );
  const socket = await openSocket(quad.url, person);
  for (const message of mine) {
    sendMessage(socket, message);
    await socket.next('message', (frame) => frame.client_id === message.clientId);
    traffic.shown.add(message.clientId);
  }
  await socket.quiet();
  socket.raw.close();
  await socket.closed;
}

test('killed five times under load, it has lost nothing that was acknowledged and duplicated nothing', async () => {
  const traffic = createTraffic();
  for (const [round, crash] of crashes.entries()) {
    const before = { messages: traffic.shown.size, posts: traffic.created.size };
    const { over } = await runTraffic(quad, traffic, nusrat, tanvir);
    // A round that ends before anything was acknowledged would prove nothing. Each ends later.
    await waitUntil(() => {
      expect(traffic.shown.size).toBeGreaterThan(before.messages + 5 * round);
      expect(traffic.created.size).toBeGreaterThan(before.posts);
    });
    await crash(quad);
    await over;

    await quad.start();
    await expectNothingLostOrDoubled(traffic);
    await Promise.all([resend(traffic, nusrat), resend(traffic, tanvir)]);
    await expectNothingLostOrDoubled(traffic);
  }
});
