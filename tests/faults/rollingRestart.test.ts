import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Post } from '#contract/entities/post';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';
import { createBalancer, type Balancer } from './support/balancer';
import { callApi, makePerson, type Person } from './support/people';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';

const WRITERS = 4;
const PAGE = 50;
const DRAIN = { DRAIN_SECONDS: '3' };

let one: QuadProcess;
let other: QuadProcess;
let balancer: Balancer;
let nusrat: Person;

/** Two processes on one database and one folder of files. */
beforeAll(async () => {
  one = await createQuadProcess(DRAIN);
  other = await createQuadProcess({ ...DRAIN, DATA_DIR: one.dataDir });
  await one.start();
  await other.start();
  nusrat = await makePerson(one, 'nusrat');
  balancer = await createBalancer([one.port, other.port]);
  await waitUntil(async () => expect((await fetch(`${balancer.url}/healthz`)).ok).toBe(true));
});
afterAll(async () => {
  await balancer.close();
  await other.remove();
  await one.remove();
});

/**
 * Writes a post on a separate connection, as behind a proxy without keep-alive; returns its status.
 */
function writePost(content: string): Promise<number | string> {
  const body = new URLSearchParams({ content }).toString();
  return new Promise((resolve) => {
    const post = request(`${balancer.url}/api/posts/create_text_post`, {
      method: 'POST',
      agent: new Agent({ keepAlive: false }),
      headers: {
        authorization: `Bearer ${nusrat.token}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
      },
    });
    post.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error) => resolve(error.message));
    });
    post.on('error', (error) => resolve(error.message));
    post.end(body);
  });
}

async function storedPosts(): Promise<string[]> {
  const all: Post[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const query = `limit=${PAGE}${before === undefined ? '' : `&before_id=${before}`}`;
    const { posts } = await callApi<{ posts: Post[] }>(one, `/posts?${query}`, nusrat);
    all.push(...posts);
    if (posts.length < PAGE) return all.map(({ content }) => content);
  }
}

test('restarted one after the other, two processes fail no request and close their sockets with 1012', async () => {
  const responses: { content: string; status: number | string }[] = [];
  let over = false;
  const write = async () => {
    while (!over) {
      const content = `post ${randomUUID()}`;
      responses.push({ content, status: await writePost(content) });
    }
  };
  const writing = Array.from({ length: WRITERS }, write);

  for (const [index, quad] of [one, other].entries()) {
    const socket = await openSocket(quad.url, nusrat);
    await waitUntil(() => expect(balancer.given()[index]).toBeGreaterThan(0));
    expect(await quad.stop()).toBe(0);
    expect(await socket.closed).toBe(1012);
    await quad.start();
    const before = balancer.given()[index] ?? 0;
    await waitUntil(() => expect(balancer.given()[index]).toBeGreaterThan(before + 3));
  }
  over = true;
  await Promise.all(writing);

  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await storedPosts()).sort()).toEqual(responses.map(({ content }) => content).sort());
});

test('while it drains, a process reports that it is not ready and still handles requests', async () => {
  const stopping = other.stop();
  await waitUntil(async () => expect((await fetch(`${other.url}/readyz`)).status).toBe(503));
  const { content } = await callApi<Post>(other, '/posts/create_text_post', {
    ...nusrat,
    form: { content: 'in the last moment' },
  });
  expect(content).toBe('in the last moment');
  expect(await stopping).toBe(0);
});
