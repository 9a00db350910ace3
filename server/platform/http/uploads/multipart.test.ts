import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { defineCall } from '#contract/defineCall';
import { MEGABYTE } from '#contract/limits';
import { record } from '#contract/schema';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { waitUntil } from '#server/testing/waitUntil';
import { route } from '../route';

const upload = defineCall({
  tag: 'Test',
  summary: 'Takes files',
  access: 'verified',
  method: 'POST',
  path: '/uploads',
  bodyKind: 'multipart',
  body: record({ title: Type.Optional(Type.String({ maxLength: 10 })) }),
  files: {
    picture: { maxFiles: 2, maxBytes: MEGABYTE, required: true },
    cover: { maxFiles: 1, maxBytes: 10 },
  },
  response: Type.Unknown(),
});

describe('uploads', () => {
  let server: TestServer;
  let token: string;
  let lastPath = '';
  beforeAll(async () => {
    server = await createTestServer({
      routes: () => [
        route(upload, ({ body, files }) => {
          lastPath = files.picture?.[0]?.path ?? '';
          const told = Object.entries(files).map(([field, kept]) => [
            field,
            kept.map(({ path, originalName, bytes }) => ({
              originalName,
              bytes,
              text: readFileSync(path, 'utf8').slice(0, 20),
            })),
          ]);
          return Promise.resolve({ body, files: Object.fromEntries(told) as unknown });
        }),
      ],
    });
    ({ token } = await server.person());
  });
  afterAll(() => server.close());

  const send = (...parts: [field: string, content: string, name?: string][]) => {
    const multipart = new FormData();
    for (const [field, content, name] of parts) {
      if (name === undefined) multipart.append(field, content);
      else multipart.append(field, new Blob([content]), name);
    }
    return server.api('POST', '/uploads', { token, multipart });
  };
  const uploaded = () =>
    readdir(join(server.deps.config.dataDir, 'uploads')).catch((): string[] => []);
  // Removal starts when the response's connection closes, just after the client has the response.
  const untilRemoved = () => waitUntil(async () => expect(await uploaded()).toEqual([]));

  it('reach the handler as files with their text fields, and are removed after the response', async () => {
    const { status, body } = await send(
      ['title', 'Hello'],
      ['picture', 'one', 'C:\\Users\\me\\a.png'],
      ['picture', 'two', '../../b.png'],
      ['unknown', 'three', 'c.png'],
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      body: { title: 'Hello' },
      files: {
        picture: [
          { originalName: 'a.png', bytes: 3, text: 'one' },
          { originalName: 'b.png', bytes: 3, text: 'two' },
        ],
      },
    });
    await untilRemoved();
    expect(existsSync(lastPath)).toBe(false);
  });

  it('keep the quotation marks of their names, which browsers escape', async () => {
    const { body } = await send(['picture', 'one', 'The "last" 5% of it.png']);
    expect(body).toMatchObject({
      files: { picture: [{ originalName: 'The "last" 5% of it.png' }] },
    });
  });

  it('may be as large as their field allows, and not a byte larger', async () => {
    expect((await send(['picture', 'x'.repeat(MEGABYTE), 'a.png'])).status).toBe(200);
    const { status, body } = await send(['picture', 'x'.repeat(MEGABYTE + 1), 'a.png']);
    expect(status).toBe(413);
    expect(body).toEqual({
      detail: 'This file is too large. It can be up to 1 MB.',
      errors: { picture: 'This file is too large. It can be up to 1 MB.' },
    });
    expect((await send(['picture', 'x', 'a.png'], ['cover', 'x'.repeat(11), 'b.png'])).status).toBe(
      413,
    );
    await untilRemoved();
  });

  it('are refused when there are too many, when a required one is missing, or when one is empty', async () => {
    const one: [string, string, string] = ['picture', 'x', 'a.png'];
    expect((await send(one, one, one)).body).toMatchObject({
      errors: { picture: 'Choose at most 2 files.' },
    });
    expect((await send(['title', 'Hello'])).body).toMatchObject({
      errors: { picture: 'Please choose a file.' },
    });
    expect((await send(['picture', '', 'a.png'])).body).toMatchObject({
      errors: { picture: 'This file is empty.' },
    });
    await untilRemoved();
  });

  it('leave nothing behind when a text field is invalid', async () => {
    const { status } = await send(['picture', 'x', 'a.png'], ['title', 'far too long a title']);
    expect(status).toBe(400);
    expect((await send(['picture', 'x', 'a.png'], ['title', 'a\0b'])).status).toBe(400);
    expect((await send(['picture', 'x', 'a.png'], ['__proto__', 'x'])).status).toBe(400);
    await untilRemoved();
  });

  it('are a 400 when the body is truncated or not multipart at all', async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const part =
      '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc';
    for (const payload of [part, 'nonsense']) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/uploads',
        headers,
        payload,
      });
      expect(response.statusCode).toBe(400);
    }
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...headers, 'content-type': 'multipart/form-data' },
      payload: part,
    });
    expect(response.statusCode).toBe(400);
    await untilRemoved();
  });

  it('are removed when the client disconnects midway', async () => {
    const { port, hostname } = new URL(await server.listen());
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc',
    );
    await waitUntil(async () => expect(await uploaded()).toHaveLength(1));
    socket.destroy();
    await untilRemoved();
  });
});
