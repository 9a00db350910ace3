import type { Me } from '#contract/entities/person';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface PictureResponse {
  filename: string;
  detail: string;
}
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="teal"/></svg>';
const MEGABYTE = 2 ** 20;

function withFile(content: string | Uint8Array, name = 'me.svg'): FormData {
  const multipart = new FormData();
  multipart.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return multipart;
}
const upload = (
  { token }: Pick<TestUser, 'token'>,
  multipart: FormData = withFile(SVG),
  on: TestServer = server,
) => on.api<PictureResponse>('POST', '/profile/upload_picture', { token, multipart });
const filesOf = ({ id }: Pick<TestUser, 'id'>) =>
  server.deps.db.selectFrom('files').selectAll().where('owner_id', '=', id).execute();
const nameIn = ({ filename }: PictureResponse) => filename.split('/').at(-1) ?? '';

test('A body without a file is a 400 that names the field.', async () => {
  const user = await createVerifiedUser(server);
  const multipart = new FormData();
  multipart.append('other', 'text');
  const { status, body } = await upload(user, multipart);
  expect(status).toBe(400);
  expect(body).toHaveProperty('errors.file');
});

test('A file of another kind is a 415 regardless of its name, and nothing is stored.', async () => {
  const user = await createVerifiedUser(server);
  const { status, body } = await upload(user, withFile('%PDF-1.7 not a picture', 'me.png'));
  expect(status).toBe(415);
  expect(body.detail).toBe(
    'Please upload a valid image file (jpg, jpeg, png, tiff, webp, bmp, svg).',
  );
  expect(await filesOf(user)).toEqual([]);
});

test('A damaged picture is a 400.', async () => {
  const user = await createVerifiedUser(server);
  const damaged = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64, 7)]);
  expect((await upload(user, withFile(damaged, 'me.png'))).status).toBe(400);
});

test('A file above 5 MB is a 413, and a JPEG above 25 MB.', async () => {
  const user = await createVerifiedUser(server);
  const large = Buffer.alloc(5 * MEGABYTE + 1, 32);
  expect((await upload(user, withFile(large))).status).toBe(413);
  const photo = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(25 * MEGABYTE)]);
  expect((await upload(user, withFile(photo))).status).toBe(413);
  expect((await upload(user, withFile(photo.subarray(0, -3)))).status).toBe(400);
});

test('A picture is stored as a square WebP under a new name, and shows everywhere the person does.', async () => {
  const user = await createVerifiedUser(server);
  const { status, body } = await upload(user, withFile(SVG, '../../etc/me.svg'));
  expect(status).toBe(200);
  expect(body.filename).toMatch(/^http:\/\/localhost\/api\/files\/[\w-]{43}\.webp$/);
  const [row] = await filesOf(user);
  expect(row).toMatchObject({
    name: nameIn(body),
    purpose: 'avatar',
    mime_type: 'image/webp',
    original_name: 'me.svg',
  });
  expect(row?.width).toBe(row?.height);
  const stored = await server.deps.storage.read(nameIn(body));
  expect(stored?.bytes).toBe(row?.bytes);
  stored?.stream.destroy();
  const me = await server.api('GET', '/auth/users/me', { token: user.token });
  expect(me.body).toMatchObject({ profile_picture: body.filename });
});

test('A new picture replaces the old one, whose file and row are removed.', async () => {
  const user = await createVerifiedUser(server);
  const first = nameIn((await upload(user)).body);
  const second = nameIn((await upload(user)).body);
  expect(second).not.toBe(first);
  expect((await filesOf(user)).map(({ name }) => name)).toEqual([second]);
  expect(await server.deps.storage.read(first)).toBeNull();
});

test('Only a picture that the person chose counts as the first step.', async () => {
  const user = await createVerifiedUser(server);
  const hasPicture = async () => {
    const { body } = await server.api<Me>('GET', '/auth/users/me', { token: user.token });
    return body.first_steps?.has_picture;
  };
  const generated = withFile(SVG, 'avatar.png');
  generated.append('origin', 'generated');
  expect((await upload(user, generated)).status).toBe(200);
  expect(await hasPicture()).toBe(false);
  expect((await upload(user)).status).toBe(200);
  expect(await hasPicture()).toBe(true);
});

test('Of pictures uploaded at once, one is left with its file.', async () => {
  const user = await createVerifiedUser(server);
  const responses = await Promise.all(Array.from({ length: 4 }, () => upload(user)));
  expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(200));
  const rows = await filesOf(user);
  expect(rows).toHaveLength(1);
  const left = await Promise.all(
    responses.map(async ({ body }) => {
      const file = await server.deps.storage.read(nameIn(body));
      file?.stream.destroy();
      return file ? nameIn(body) : null;
    }),
  );
  expect(left.filter(Boolean)).toEqual([rows[0]?.name]);
});

test('If the row cannot be written, no file is left.', async () => {
  const user = await createVerifiedUser(server);
  const written: string[] = [];
  const removed: string[] = [];
  const { storage } = server.deps;
  const watched = await createTestServer({
    deps: {
      db: server.deps.db,
      authenticate: server.deps.authenticate,
      storage: {
        ...storage,
        write: async (name, data) => {
          written.push(name);
          await storage.write(name, data);
          // Deletes the account before the row can be written.
          await server.deps.db.deleteFrom('users').where('id', '=', user.id).execute();
        },
        remove: async (name) => {
          removed.push(name);
          await storage.remove(name);
        },
      },
    },
  });
  try {
    expect((await upload(user, withFile(SVG), watched)).status).toBeGreaterThanOrEqual(400);
    expect(written).toHaveLength(1);
    expect(removed).toEqual(written);
    expect(await storage.read(written[0] ?? '')).toBeNull();
  } finally {
    await watched.close();
  }
});
