import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { withPictureAddresses } from './pictureAddresses';

const ORIGIN = 'https://quad.example';
const PICTURE = 'face.webp';

test.each(['profile_picture', 'actor_image_url', 'sender_avatar', 'avatar', 'filename'])(
  'the field %s becomes absolute, wherever it is',
  (field) => {
    const json = JSON.stringify({ list: [{ [field]: '/api/files/a.webp' }], [field]: null });
    expect(JSON.parse(withPictureAddresses(json, ORIGIN))).toEqual({
      list: [{ [field]: `${ORIGIN}/api/files/a.webp` }],
      [field]: null,
    });
  },
);

test.each([
  { content: '"profile_picture":"/api/files/a.webp"' },
  { content: '\\"avatar":"/api/files/a.webp"' },
  { '"avatar': '/api/files/a.webp' },
  { media_url: '/api/files/a.webp' },
  { avatar: 'https://elsewhere.example/api/files/a.webp' },
  { avatar: '/api/other/a.webp' },
])('%j stays as it is', (value) => {
  const json = JSON.stringify(value);
  expect(withPictureAddresses(json, ORIGIN)).toBe(json);
});

test('an origin cannot end the text that it is in', () => {
  const json = withPictureAddresses('{"avatar":"/api/files/a"}', 'http://a"$&$1,b');
  expect(JSON.parse(json)).toEqual({ avatar: 'http://a"$&$1,b/api/files/a' });
});

describe.each([
  ['the host of the request', {}, 'http://campus.example:8080'],
  ['PUBLIC_URL', { publicUrl: ORIGIN, publicUrlIsSet: true }, ORIGIN],
])('a server that names pictures by %s', (_name, config, origin) => {
  let server: TestServer;
  let nusrat: TestUser;
  let tanvir: TestUser;
  const address = `${origin}/api/files/${PICTURE}`;

  beforeAll(async () => {
    server = await createTestServer({ config });
    nusrat = await server.person();
    tanvir = await server.person();
    await connectUsers(server, nusrat, tanvir);
    const { db } = server.deps;
    await db.updateTable('users').set({ profile_picture: PICTURE }).execute();
  });
  afterAll(() => server.close());

  test('does so in its calls, also in posts that it keeps in memory', async () => {
    const body = { content: 'Look: "profile_picture":"/api/files/x"' };
    await callAs(server, nusrat, calls.createTextPost, { body });
    const read = (path: string) =>
      server.api('GET', path, { token: tanvir.token, headers: { host: 'campus.example:8080' } });
    for (let nth = 0; nth < 2; nth += 1)
      expect((await read('/posts/')).body).toMatchObject({
        posts: [{ ...body, user: { profile_picture: address } }],
      });
    expect((await read(`/user/profile/${nusrat.id}`)).body).toMatchObject({
      profile_picture: address,
    });
  });

  test('does so in frames', async () => {
    const listening = await server.listen();
    const headers = { host: 'campus.example:8080' };
    const hers = await openSocket(listening, nusrat, { headers });
    const his = await openSocket(listening, tanvir, { headers });
    await hers.say(tanvir, 'Salam!');
    expect(await his.next('conversation_update')).toMatchObject({
      conversation: { avatar: address },
    });
    hers.raw.terminate();
    his.raw.terminate();
  });
});
