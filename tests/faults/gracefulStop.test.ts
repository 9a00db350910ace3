import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';
import { makePerson, type Person } from './support/people';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';

let quad: QuadProcess;
let nusrat: Person;

beforeAll(async () => {
  quad = await createQuadProcess();
  await quad.start();
  nusrat = await makePerson(quad, 'nusrat');
});
afterAll(() => quad.remove());

/** Starts a post whose second half is still pending. */
async function beginPost(text: string) {
  const body = `content=${text}`;
  const post = request(`${quad.url}/api/posts/create_text_post`, {
    method: 'POST',
    // As browsers do; a kept-alive connection must not delay the stop.
    agent: new Agent({ keepAlive: true, timeout: 60_000 }),
    headers: {
      authorization: `Bearer ${nusrat.token}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    },
  });
  const answered = once(post, 'response') as Promise<[IncomingMessage]>;
  await new Promise((written) => post.write(body.slice(0, 10), written));
  return {
    async finish() {
      post.end(body.slice(10));
      const [response] = await answered;
      const chunks = (await response.toArray()) as Buffer[];
      const comment = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { content: string };
      return { status: response.statusCode, content: comment.content };
    },
  };
}

test('when asked to stop, it says so, closes its sockets, finishes running requests and exits with 0', async () => {
  const socket = await openSocket(quad.url, nusrat);
  // This client does not acknowledge the close, so the server has to continue without it.
  const deaf = await openSocket(quad.url, nusrat);
  deaf.raw.pause();
  deaf.raw.on('error', () => undefined);
  const post = await beginPost('written-while-it-stopped');
  // Answered after the server has begun to read the post, which came before.
  await fetch(`${quad.url}/healthz`);

  const exit = quad.stop();
  expect(await socket.closed).toBe(1012);
  expect((await fetch(`${quad.url}/readyz`)).status).toBe(503);
  await waitUntil(() => expect(fetch(`${quad.url}/healthz`)).rejects.toThrow());
  expect(await post.finish()).toEqual({ status: 201, content: 'written-while-it-stopped' });
  expect(await exit).toBe(0);
  deaf.raw.terminate();
});
