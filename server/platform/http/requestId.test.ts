import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Type } from '@sinclair/typebox';
import { defineCall } from '#contract/defineCall';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createLog } from '../log';
import { route } from './route';

const common = { tag: 'Test', summary: 'Test', method: 'GET', response: Type.Unknown() } as const;
const open = defineCall({ ...common, path: '/open', access: 'anonymous' });
const closed = defineCall({ ...common, path: '/closed', access: 'verified' });
const broken = defineCall({ ...common, path: '/broken', access: 'anonymous' });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  let server: TestServer;
  let address: string;
  const lines: string[] = [];
  const log = createLog(
    { logLevel: 'info' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  beforeAll(async () => {
    server = await createTestServer({
      log,
      config: { clientOrigins: ['https://client.example'] },
      routes: () => [
        route(open, () => Promise.resolve({})),
        route(closed, () => Promise.resolve({})),
        route(broken, () => Promise.reject(new Error('a defect'))),
      ],
    });
    address = await server.listen();
  });
  afterAll(() => server.close());

  const call = (url: string, method: 'GET' | 'PATCH' = 'GET', headers = {}) =>
    server.app.inject({ method, url, headers });

  it.each([
    ['a success', '/api/open', 200],
    ['a refusal', '/api/closed', 401],
    ['a defect', '/api/broken', 500],
    ['an unknown call', '/api/nothing', 404],
    ['a malformed address', '/api/%zz', 400],
    ['an unknown page', '/nowhere', 404],
    ['a missing file', '/assets/nothing.js', 404],
    ['a health check', '/healthz', 200],
  ])('is a header of %s', async (_name, url, status) => {
    const { statusCode, headers } = await call(url);
    expect(statusCode).toBe(status);
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it.each([
    ['a request that is not HTTP', 'Salam, Quad!\r\n\r\n'],
    [
      'a refused socket',
      'GET /api/chat/ws/1 HTTP/1.1\r\nHost: quad\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('leads from the response to %s to a line of the log', async (_name, request) => {
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(request);
    const id = /^x-request-id: (.*)$/m.exec(await text(socket))?.[1] ?? '';
    expect(id).toMatch(UUID);
    expect(lines.filter((line) => line.includes(id))).toEqual([
      expect.stringContaining('a request was refused'),
    ]);
  });

  it('leads from the response to the lines of the log', async () => {
    const { headers } = await call('/api/broken');
    const id = String(headers['x-request-id']);
    const found = lines.filter((line) => line.includes(`"reqId":"${id}"`));
    expect(found.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'a call failed',
      'answered',
    ]);
  });

  it('differs for each request, whatever the sender claims', async () => {
    const own = { 'x-request-id': 'mine' };
    const ids = [await call('/api/open', 'GET', own), await call('/api/open', 'GET', own)].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('is readable for pages of other clients', async () => {
    const { headers } = await call('/api/open', 'GET', { origin: 'https://client.example' });
    expect(headers['access-control-expose-headers']).toContain('x-request-id');
  });

  it('is a header of a call with a wrong method', async () => {
    const { statusCode, headers } = await call('/api/open', 'PATCH');
    expect([statusCode, headers['x-request-id']]).toEqual([405, expect.stringMatching(UUID)]);
  });
});
