import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';

let server: TestServer;
let ada: TestUser;
let unverified: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  ada = await createVerifiedUser(server, { username: 'Ada.Lovelace' });
  unverified = await createVerifiedUser(server, { username: 'shadow', verified: false });
});
afterAll(() => server.close());

interface Profile {
  username: string;
  connection: { status: string; request_id?: number; connection_id?: number };
  mutual_count: number;
}
const profileOf = (id: number | string, { token }: { token: string } = ada) =>
  server.api<Profile>('GET', `/user/profile/${id}`, { token });
const stepOne = (fields: Record<string, string | string[]>, { token }: { token: string } = ada) =>
  server.api<Record<string, unknown>>('POST', '/profile/step1', { token, form: fields });
const complete = {
  university_name: 'University of Dhaka',
  department: 'Mathematics',
  fields_of_interest: ['Data Science', 'Logic'],
};

test.each<['GET' | 'POST', string]>([
  ['GET', '/auth/users/me/'],
  ['GET', '/user/username/Ada.Lovelace'],
  ['GET', '/user/profile/1'],
  ['POST', '/profile/step1'],
  ['POST', '/profile/upload_picture'],
])('%s %s is a 401 without a session and a 403 while unverified.', async (method, path) => {
  expect((await server.api(method, path)).status).toBe(401);
  expect((await server.api(method, path, { token: 'x'.repeat(43) })).status).toBe(401);
  expect((await server.api(method, path, { token: unverified.token })).status).toBe(403);
});

const noDetails = {
  display_name: null,
  position: null,
  position_since: null,
  bio: '',
  orcid: null,
  homepage: null,
  mentoring: { topics: [], places: 0, places_left: 0 },
  institution: null,
};

test('A new user sees their own incomplete profile.', async () => {
  const { status, body } = await server.api('GET', '/auth/users/me/', { token: ada.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ada.id,
    email: ada.email,
    timezone: null,
    deletion_at: null,
    username: 'Ada.Lovelace',
    ...noDetails,
    profile_completed: false,
    profile_picture: null,
    university_name: null,
    department: null,
    fields_of_interest: '',
    hides_email: false,
    hides_presence: false,
    keeps_conversation: false,
    proposed_university: null,
    has_password: true,
    first_steps: { people: 0, has_posted: false, has_picture: false },
  });
});

test('The first steps count connections, pending requests, and any post.', async () => {
  const [newcomer, friend, asked, other] = [
    await createVerifiedUser(server),
    await createVerifiedUser(server),
    await createVerifiedUser(server),
    await createVerifiedUser(server),
  ];
  const steps = async () =>
    (await server.api('GET', '/auth/users/me/', { token: newcomer.token })).body;
  const ask = ({ token }: TestUser, { id }: TestUser) =>
    server.api('POST', '/connections/connect/', { token, json: { friend_id: id } });
  await connectUsers(server, newcomer, friend);
  await ask(newcomer, asked);
  // A request to the newcomer is not their own step.
  await ask(other, newcomer);
  expect(await steps()).toMatchObject({ first_steps: { people: 2, has_posted: false } });
  await connectUsers(server, newcomer, other);
  await connectUsers(server, newcomer, ada);
  await server.api('POST', '/posts/create_text_post/', {
    token: newcomer.token,
    form: { content: 'Hello.' },
  });
  expect(await steps()).toMatchObject({ first_steps: { people: 3, has_posted: true } });
});

test('A username in any case leads to its id; an unknown and an unverified one to a 404.', async () => {
  const byName = (name: string) =>
    server.api('GET', `/user/username/${encodeURIComponent(name)}`, { token: ada.token });
  expect((await byName('ada.LOVELACE')).body).toBe(ada.id);
  expect((await byName('nobody')).status).toBe(404);
  expect((await byName('shadow')).status).toBe(404);
  expect((await byName("x' OR '1'='1")).status).toBe(404);
});

test.each(['0', '-1', '1.0', '1e3', 'abc', '9007199254740992'])(
  'The profile of the id %s is a 400.',
  async (id) => {
    expect((await profileOf(id)).status).toBe(400);
  },
);

test('The profile of an unknown id, and of an unverified account, is a 404.', async () => {
  expect((await profileOf(999_999)).status).toBe(404);
  expect((await profileOf(unverified.id)).status).toBe(404);
});

test('A profile shows a person with university, department and interests.', async () => {
  const grace = await createVerifiedUser(server, {
    university: 'Yale',
    department: 'Mathematics',
    interests: ['Logic', 'Networking'],
  });
  const { status, body } = await profileOf(grace.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: grace.id,
    username: grace.username,
    ...noDetails,
    email: '',
    profile_picture: null,
    university_name: 'Yale',
    department: 'Mathematics',
    fields_of_interest: 'Logic, Networking',
    connection: { status: 'none' },
  });
});

test('A profile includes the caller’s connection with the person.', async () => {
  const other = await createVerifiedUser(server);
  expect((await profileOf(ada.id)).body.connection).toEqual({ status: 'self' });
  const { id: requestId } = await server.deps.db
    .insertInto('connection_requests')
    .values({ sender_id: ada.id, receiver_id: other.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await profileOf(other.id)).body.connection).toEqual({
    status: 'pending_out',
    request_id: requestId,
  });
  expect((await profileOf(ada.id, other)).body.connection).toEqual({
    status: 'pending_in',
    request_id: requestId,
  });
  const connectionId = await connectUsers(server, ada, other);
  expect((await profileOf(other.id)).body.connection).toEqual({
    status: 'connected',
    connection_id: connectionId,
  });
});

test('A profile counts the connections that both share and that the reader may see.', async () => {
  const { db } = server.deps;
  const [reader, other, shared, blocked, disabled, only] = await Promise.all(
    Array.from({ length: 6 }, () => createVerifiedUser(server)),
  );
  if (!reader || !other || !shared || !blocked || !disabled || !only) throw new Error();
  for (const each of [shared, blocked, disabled]) {
    await connectUsers(server, reader, each);
    await connectUsers(server, each, other);
  }
  await connectUsers(server, other, only);
  await connectUsers(server, reader, other);
  const block = { blocker_id: blocked.id, blocked_id: reader.id };
  await db.insertInto('blocks').values(block).execute();
  const at = server.clock.now();
  await db.updateTable('users').set({ disabled_at: at }).where('id', '=', disabled.id).execute();

  expect((await profileOf(other.id, reader)).body.mutual_count).toBe(1);
  expect((await profileOf(reader.id, other)).body.mutual_count).toBe(2);
  expect((await profileOf(only.id, reader)).body.mutual_count).toBe(1);
  expect((await profileOf(reader.id, reader)).body.mutual_count).toBe(0);
});

test.each<[string, Record<string, string | string[]>, string]>([
  ['no university', { ...complete, university_name: '' }, 'university_name'],
  ['a blank department', { ...complete, department: '  ' }, 'department'],
  [
    'a university of 201 characters',
    { ...complete, university_name: 'u'.repeat(201) },
    'university_name',
  ],
  ['blank interests', { ...complete, fields_of_interest: [' ', ','] }, 'fields_of_interest'],
  ['no interests', { university_name: 'U', department: 'D' }, 'fields_of_interest'],
  [
    'eleven interests',
    { ...complete, fields_of_interest: Array.from({ length: 11 }, (_, n) => `field ${n}`) },
    'fields_of_interest',
  ],
])('Step 1 with %s is a 400 that names the field.', async (_, fields, field) => {
  const { status, body } = await stepOne(fields);
  expect(status).toBe(400);
  expect(JSON.stringify(body.errors)).toContain(field);
});

test('Step 1 completes the profile, and edits it afterwards.', async () => {
  const { status, body } = await stepOne(complete);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ada.id,
    profile_completed: true,
    university_name: 'University of Dhaka',
    department: 'Mathematics',
    fields_of_interest: 'Data Science, Logic',
  });
  const edited = await stepOne({
    ...complete,
    department: ' Physics ',
    fields_of_interest: 'Logic',
  });
  expect(edited.body).toMatchObject({ department: 'Physics', fields_of_interest: 'Logic' });
});

test('Step 1 accepts a multipart body with repeated interests.', async () => {
  const multipart = new FormData();
  multipart.append('university_name', 'বুয়েট');
  multipart.append('department', 'CSE');
  multipart.append('fields_of_interest', 'Networking');
  multipart.append('fields_of_interest', 'Blockchain');
  const { token } = await createVerifiedUser(server);
  const response = await server.api('POST', '/profile/step1', { token, multipart });
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    university_name: 'বুয়েট'.normalize('NFC'),
    fields_of_interest: 'Networking, Blockchain',
  });
});

test('Many concurrent requests for step 1 count the person once.', async () => {
  const user = await createVerifiedUser(server);
  const fields = { ...complete, university_name: 'Uppsala' };
  const responses = await Promise.all(Array.from({ length: 10 }, () => stepOne(fields, user)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { total_members } = await server.deps.db
    .selectFrom('universities')
    .select('total_members')
    .where('name', '=', 'Uppsala')
    .executeTakeFirstOrThrow();
  expect(total_members).toBe(1);
});
