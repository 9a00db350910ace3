import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let author: TestUser;
let nusrat: TestUser;
let tanvir: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  author = await server.person({ username: 'rumi' });
  nusrat = await server.person({ username: 'Nusrat.J' });
  tanvir = await server.person({ username: 'tanvir' });
});
afterEach(() => server.close());

const write = async (content: string) =>
  (await callAs(server, author, calls.createTextPost, { body: { content } })).response;
const edit = async (id: number, content: string) =>
  (await callAs(server, author, calls.updateTextPost, { params: { id }, body: { content } }))
    .response;
const mentionsFor = async (reader: TestUser, id: number) =>
  (await callAs(server, reader, calls.readPost, { params: { id } })).response.mentions;
const mentionsInFeed = async (reader: TestUser) =>
  (await callAs(server, reader, calls.listPosts, { query: {} })).response.posts[0]?.mentions;
const told = async (user: TestUser) => {
  const { response } = await callAs(server, user, calls.listNotifications, { query: {} });
  return response.map(({ type, post_id }) => [type, post_id]);
};

test('a post lists and notifies the people it mentions, and no one twice', async () => {
  await connectUsers(server, author, nusrat);
  const post = await write(
    '@nusrat.j, meet @tanvir and @NUSRAT.J! a@tanvir, $@tanvir$ @unknown @rumi',
  );
  expect(post.mentions).toEqual(['Nusrat.J', 'tanvir', 'rumi']);
  expect(await mentionsInFeed(tanvir)).toEqual(['Nusrat.J', 'tanvir', 'rumi']);
  expect(await told(nusrat)).toEqual([['mention', post.id]]);
  expect(await told(tanvir)).toEqual([['mention', post.id]]);
  expect(await told(author)).toEqual([]);
  const subjects = await server.deps.db.selectFrom('notifications').select('subject').execute();
  expect(new Set(subjects.map(({ subject }) => subject))).toEqual(new Set([`post:${post.id}`]));
});

test('names beyond 20 stay plain text', async () => {
  const names: string[] = [];
  for (let nth = 0; nth < 21; nth += 1)
    names.push((await server.person({ username: `person${nth}` })).username);
  const { mentions } = await write(names.map((name) => `@${name}`).join(' '));
  expect(mentions).toEqual(names.slice(0, 20));
});

test('an edit replaces the mentions and notifies only the people it newly mentions, and the others no more', async () => {
  const { id } = await write('@tanvir');
  expect((await edit(id, '@nusrat.j and @tanvir')).mentions).toEqual(['Nusrat.J', 'tanvir']);
  expect((await edit(id, 'no one')).mentions).toEqual([]);
  expect((await edit(id, '@tanvir')).mentions).toEqual(['tanvir']);
  expect(await told(tanvir)).toEqual([['mention', id]]);
  expect(await told(nusrat)).toEqual([]);
});

test('a mention is mailed at once to people who chose so', async () => {
  const settings = [{ type: 'mention', in_app: true, mail: 'at_once', push: false }];
  await callAs(server, tanvir, calls.saveNotificationSettings, { body: { settings } });
  await write('@tanvir @nusrat.j');
  const mails = server.deps.db.selectFrom('notification_mails').select('user_id');
  expect(await mails.execute()).toEqual([{ user_id: tanvir.id }]);
});

test('people hidden from the author are neither listed nor notified', async () => {
  await callAs(server, tanvir, calls.block, { body: { user_id: author.id } });
  const { db } = server.deps;
  await db
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', nusrat.id)
    .execute();
  const post = await write('@tanvir @nusrat.j');
  expect(post.mentions).toEqual([]);
  expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([]);
});

test('a name is plain text for readers who are hidden from the person, while they are', async () => {
  const { id } = await write('@tanvir and @nusrat.j');
  await callAs(server, tanvir, calls.block, { body: { user_id: nusrat.id } });
  expect(await mentionsFor(nusrat, id)).toEqual(['Nusrat.J']);
  expect(await mentionsInFeed(tanvir)).toEqual(['tanvir']);
  expect(await mentionsFor(author, id)).toEqual(['tanvir', 'Nusrat.J']);
  await callAs(server, tanvir, calls.unblock, { params: { user_id: nusrat.id } });
  expect(await mentionsInFeed(nusrat)).toEqual(['tanvir', 'Nusrat.J']);
  const ofTanvir = server.deps.db.updateTable('users').where('id', '=', tanvir.id);
  await ofTanvir.set({ disabled_at: new Date() }).execute();
  expect(await mentionsInFeed(nusrat)).toEqual(['Nusrat.J']);
});

test('a former name means the person for as long as it leads to their profile', async () => {
  const { id } = await write('@tanvir');
  await callAs(server, tanvir, calls.changeUsername, { body: { username: 'someone.new' } });
  expect(await mentionsFor(nusrat, id)).toEqual(['tanvir']);
  const later = await write('@Tanvir and @someone.new');
  expect(later.mentions).toEqual(['Tanvir', 'someone.new']);
  expect(await told(tanvir)).toEqual([
    ['mention', later.id],
    ['mention', id],
  ]);
  server.clock.advance(90 * DAY_MS);
  author = { ...author, token: await server.person().then(({ token }) => token) };
  expect((await write('@Tanvir')).mentions).toEqual([]);
  const { db } = server.deps;
  await db.updateTable('former_usernames').set({ until: new Date() }).execute();
  expect(await mentionsFor(author, id)).toEqual([]);
});

test('deleting a post or a person deletes their mentions', async () => {
  const { db } = server.deps;
  const first = await write('@tanvir');
  const second = await write('@nusrat.j');
  await callAs(server, author, calls.deletePost, { params: { id: first.id } });
  expect(await db.selectFrom('mentions').select('target_id').execute()).toEqual([
    { target_id: second.id },
  ]);
  await db.deleteFrom('users').where('id', '=', nusrat.id).execute();
  expect(await db.selectFrom('mentions').selectAll().execute()).toEqual([]);
});

test('concurrent edits leave the mentions of the text that stays', async () => {
  const { id } = await write('nothing yet');
  const texts = ['@tanvir', '@nusrat.j', '@tanvir @nusrat.j', 'none'];
  await Promise.all([...texts, ...texts].map((content) => edit(id, content)));
  const { response } = await callAs(server, nusrat, calls.readPost, { params: { id } });
  const expected = ['tanvir', 'Nusrat.J'].filter((name) =>
    response.content.includes(`@${name.toLowerCase()}`),
  );
  expect(response.mentions).toEqual(expected);
  // A removed mention withdraws its notification, and either edit may be the last one.
  expect(await told(tanvir)).toEqual(expected.includes('tanvir') ? [['mention', id]] : []);
});
