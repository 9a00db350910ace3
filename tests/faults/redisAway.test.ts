import pino from 'pino';
import type { ChatMessage } from '#contract/entities/chat';
import type { Post } from '#contract/entities/post';
import { openRedis } from '#server/platform/redis/openRedis';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { startRedis, type TestRedis } from '#server/testing/services/startRedis';
import { waitUntil } from '#server/testing/waitUntil';
import { callApi, connectPeople, makePerson, type Person } from './support/people';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';
import { createTcpProxy, type TcpProxy } from './support/tcpProxy';

let redis: TestRedis;
let line: TcpProxy;
let one: QuadProcess;
let other: QuadProcess;
let nusrat: Person;
let tanvir: Person;
let hers: TestSocket;
let his: TestSocket;

beforeAll(async () => {
  redis = await startRedis();
  line = await createTcpProxy(Number(new URL(redis.url).port));
  const shared = { REDIS_URL: `redis://127.0.0.1:${line.port}`, RATE_LIMITS: 'on' };
  one = await createQuadProcess(shared);
  other = await createQuadProcess({ ...shared, DATA_DIR: one.dataDir });
  await one.start();
  await other.start();
  [nusrat, tanvir] = [await makePerson(one, 'nusrat'), await makePerson(one, 'tanvir')];
  await connectPeople(one, nusrat, tanvir);
  hers = await openSocket(one.url, nusrat);
  his = await openSocket(other.url, tanvir);
});
afterAll(async () => {
  for (const socket of [hers, his]) socket.raw.terminate();
  await other.remove();
  await one.remove();
  await line.close();
  await redis.remove();
});

const faults = [
  [
    'is gone',
    async () => {
      await redis.kill();
    },
    async () => {
      await redis.start();
    },
  ],
  [
    'accepts everything and never responds',
    () => Promise.resolve(line.setLineState({ kind: 'hole' })),
    () => Promise.resolve(line.setLineState({ kind: 'clear' })),
  ],
] as const;

const textsOf = (reader: Person, from: Person) =>
  callApi<ChatMessage[]>(other, `/chat/chat/history/${from.id}?limit=50`, reader).then((all) =>
    all.map(({ content }) => content),
  );

test.each(faults)(
  'while Redis %s two processes serve all calls and keep all messages, and missed ones arrive once it is back',
  async (fault, breakIt, mendIt) => {
    const text = `while Redis ${fault}`;
    await hers.say(tanvir, `before Redis ${fault}`);
    await his.next('message', ({ message }) => message.content === `before Redis ${fault}`);
    await breakIt();

    const message = await hers.say(tanvir, text);
    for (const [quad, person] of [
      [one, nusrat],
      [other, tanvir],
    ] as const) {
      const form = { content: text };
      const post = await callApi<Post>(quad, '/posts/create_text_post', { ...person, form });
      expect(post.content).toBe(text);
    }
    expect(await textsOf(tanvir, nusrat)).toContain(text);
    for (const { url } of [one, other]) {
      const ready = await fetch(`${url}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { failing: ['bus'] }]);
    }

    his.frames.length = 0;
    await mendIt();
    // Tanvir learns of a possible gap, and of the last message.
    await waitUntil(() =>
      expect(his.of('ready').map((frame) => frame.last_message_id)).toContain(message.id),
    );
    await waitUntil(async () => {
      for (const { url } of [one, other]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    });
    await hers.say(tanvir, `after Redis ${fault}`);
    await his.next('message', (frame) => frame.message.content === `after Redis ${fault}`);
    const texts = await textsOf(tanvir, nusrat);
    expect(texts.filter((each) => each.endsWith(fault))).toEqual(
      ['before', 'while', 'after'].map((when) => `${when} Redis ${fault}`),
    );
  },
);

test('a connection to Redis that stopped responding is replaced by a new one', async () => {
  const log = pino({ level: 'silent' });
  const connection = openRedis(`redis://127.0.0.1:${line.port}`, log);
  await waitUntil(() => expect(connection.status).toBe('ready'));
  line.setLineState({ kind: 'hole' });
  await expect(connection.ping()).rejects.toThrow();
  await waitUntil(() => expect(connection.status).not.toBe('ready'));
  line.setLineState({ kind: 'clear' });
  await waitUntil(async () => expect(await connection.ping()).toBe('PONG'));
  connection.disconnect();
});
