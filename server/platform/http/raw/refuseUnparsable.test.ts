import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer();
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());

/** The bytes that the server writes to a connection until it closes it, as text. */
async function responseTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

test.each([
  ['no HTTP', 'Salam, Quad!\r\n\r\n', 400, 'The request could not be understood.'],
  [
    'a length that is no number',
    'POST /api/user/login HTTP/1.1\r\nHost: quad\r\nContent-Length: two\r\n\r\n',
    400,
    'The request could not be understood.',
  ],
  [
    'headers without an end',
    `GET / HTTP/1.1\r\nHost: quad\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
])('%s is refused with a detail', async (_what, request, status, detail) => {
  const response = await responseTo(request);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ detail });
});
