import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';

let server: TestServer;
let owner: TestUser;
let reader: TestUser;

const UNIVERSITY = 'Harbour University';
const member = () =>
  createVerifiedUser(server, {
    university: UNIVERSITY,
    department: 'Physics',
    interests: ['Tides'],
  });

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await member();
  reader = await member();
});

const ask = (from: TestUser, to: TestUser) =>
  callAs(server, from, calls.connect, { body: { friend_id: to.id } });
const block = (from: TestUser, to: TestUser) =>
  callAs(server, from, calls.block, { body: { user_id: to.id } });
const hide = () => callAs(server, owner, calls.changePrivacy, { body: { hides_email: true } });
const pair = () => connectUsers(server, owner, reader);
const part = async () => {
  await pair();
  const [connection] = (await callAs(server, reader, calls.listConnections)).response;
  await callAs(server, reader, calls.removeConnection, {
    params: { id: connection?.connection_id ?? 0 },
  });
};

/** The owner's address in every response to the reader that names the owner. */
async function addressesShownTo(user: TestUser): Promise<string[]> {
  const profile = await callAs(server, user, calls.profile, { params: { id: owner.id } });
  const requests = (await callAs(server, user, calls.listPendingRequests)).response;
  const connections = (await callAs(server, user, calls.listConnections)).response;
  const same = (
    await callAs(server, user, calls.listConnectionsOfUser, { params: { id: user.id } })
  ).response as typeof connections;
  const other = await callAs(server, user, calls.listConnectionsOfUser, {
    params: { id: owner.id },
  });
  const { departments } = (
    await callAs(server, user, calls.readUniversity, { params: { name: UNIVERSITY } })
  ).response;
  return [
    ...(profile.status === 200 ? [profile.response.email] : []),
    ...(other.status === 200 && !Array.isArray(other.response) ? [other.response.email] : []),
    ...requests.filter(({ sender_id: id }) => id === owner.id).map(({ email }) => email),
    ...[...connections, ...same]
      .filter(({ friend_id: id }) => id === owner.id)
      .map(({ email }) => email),
    ...(departments.Physics ?? [])
      .filter(({ username }) => username === owner.username)
      .map(({ email }) => email),
  ];
}

const asStranger = async () => undefined;
const asConnectionOfHidden = async () => {
  await pair();
  await hide();
};

/**
 * The reader's relationship to the owner, the number of responses that name the owner, and whether
 * they show the address.
 */
const readers: readonly (readonly [string, () => Promise<unknown>, number, boolean])[] = [
  ['a member of the same department', asStranger, 3, false],
  ['a member whom the owner asked', () => ask(owner, reader), 4, false],
  ['a member who asked the owner', () => ask(reader, owner), 3, false],
  ['a connection', pair, 5, true],
  ['a connection of an owner who hides the address', asConnectionOfHidden, 5, false],
  ['a former connection', part, 3, false],
  ['a member who blocked the owner', () => block(reader, owner), 1, false],
  ['a member whom the owner blocked', () => block(owner, reader), 0, false],
];

test.each(readers)('to %s', async (_, meet, count, isShown) => {
  await meet();
  const shown = await addressesShownTo(reader);
  expect(shown).toEqual(Array.from({ length: count }, () => (isShown ? owner.email : '')));
});

test('owners see their own address, hidden or not', async () => {
  expect(await addressesShownTo(owner)).toEqual([owner.email, owner.email]);
  await hide();
  expect(await addressesShownTo(owner)).toEqual([owner.email, owner.email]);
});

test('connecting with one person does not reveal the addresses of others', async () => {
  await connectUsers(server, reader, await member());
  await connectUsers(server, owner, await member());
  expect(await addressesShownTo(reader)).toEqual(['', '', '']);
});

test('requests, connections and members contain the placeholder instead', async () => {
  const place = { university_name: UNIVERSITY, department: 'Physics' };
  await ask(owner, reader);
  const [request] = (await callAs(server, reader, calls.listPendingRequests)).response;
  expect(request).toMatchObject(place);
  await callAs(server, reader, calls.acceptRequest, {
    params: { request_id: request?.request_id ?? 0 },
  });
  expect((await callAs(server, reader, calls.listConnections)).response).toMatchObject([place]);
  const university = await callAs(server, reader, calls.readUniversity, {
    params: { name: UNIVERSITY },
  });
  expect(university.response.departments.Physics).toContainEqual(
    expect.objectContaining({ username: owner.username, fields_of_interest: 'Tides' }),
  );
});
