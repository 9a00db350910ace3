import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createStoredName } from '#server/platform/storage/fileStorage';

describe('public files', () => {
  let server: TestServer;
  let ownerId: number;
  beforeAll(async () => {
    server = await createTestServer();
    ({ id: ownerId } = await server.person());
  });
  afterAll(() => server.close());

  async function keep(
    mime_type: string,
    { purpose = 'media', original_name = 'a file.bin', data = Buffer.from('0123456789') } = {},
  ) {
    const name = createStoredName('bin');
    await server.deps.storage.write(name, data);
    await server.deps.db
      .insertInto('files')
      .values({
        name,
        owner_id: ownerId,
        purpose,
        mime_type,
        bytes: data.length,
        original_name,
        width: null,
        height: null,
      })
      .execute();
    return name;
  }
  const read = (name: string, headers: Record<string, string> = {}) =>
    server.api<string>('GET', `/files/${name}`, { headers });

  it('are served without a token, cached for ever, and cannot run as a page', async () => {
    const { status, body, headers } = await read(await keep('image/png'));
    expect(status).toBe(200);
    expect(body).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
      'content-disposition': expect.stringMatching(/^inline;/) as unknown,
    });
  });

  it.each([
    ['image/svg+xml', 'attachment', 'image/svg+xml'],
    ['text/plain', 'inline', 'text/plain; charset=utf-8'],
    ['text/html', 'attachment', 'text/plain; charset=utf-8'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'attachment', null],
    ['video/mp4', 'inline', 'video/mp4'],
    ['application/pdf', 'inline', 'application/pdf'],
  ])('of kind %s are sent as %s', async (kind, disposition, type) => {
    const { headers } = await read(await keep(kind));
    expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`));
    expect(headers['content-type']).toBe(type ?? kind);
  });

  it('keep their name in any script', async () => {
    const original_name = 'গবেষণা "1".txt';
    const { headers } = await read(await keep('text/plain', { original_name }));
    const sent = String(headers['content-disposition']);
    expect(decodeURIComponent(sent.split("filename*=UTF-8''")[1] ?? '')).toBe(original_name);
    expect(sent).toContain('filename="______ _1_.txt"');
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('serve the range %s of a video', async (range, part, contentRange) => {
    const { status, body, headers } = await read(await keep('video/mp4'), { range });
    expect(status).toBe(206);
    expect(body).toBe(part);
    expect(headers['content-range']).toBe(contentRange);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it('refuse a range outside the file, and send the whole file for an unsupported one', async () => {
    const name = await keep('application/pdf');
    const outside = await read(name, { range: 'bytes=10-' });
    expect(outside.status).toBe(416);
    expect(outside.headers['content-range']).toBe('bytes */10');
    expect(outside.headers['cache-control']).toBe('no-store');
    expect((await read(name, { range: 'lines=1-2' })).status).toBe(200);
    expect((await read(name, { range: 'bytes=5-2' })).status).toBe(200);
  });

  it('are 404 if unknown, misnamed, private, or missing from the storage', async () => {
    const gone = await keep('image/png');
    await server.deps.storage.remove(gone);
    const names = [
      createStoredName('png'),
      '..%2f..%2fetc%2fpasswd',
      'short.png',
      await keep('application/pdf', { purpose: 'paper' }),
      await keep('image/png', { purpose: 'chat' }),
      gone,
    ];
    for (const name of names) {
      const { status, headers } = await read(name);
      expect(status).toBe(404);
      expect(headers['content-disposition']).toBeUndefined();
    }
  });
});
