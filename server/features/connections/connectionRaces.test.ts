import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';

const ROUNDS = 20;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = (user: TestUser, friend: TestUser) =>
  callAs(server, user, calls.connect, { body: { friend_id: friend.id } });
const accept = (user: TestUser, request_id: number) =>
  callAs(server, user, calls.acceptRequest, { params: { request_id } });
const reject = (user: TestUser, request_id: number) =>
  callAs(server, user, calls.rejectRequest, { params: { request_id } });

const newPair = () =>
  Promise.all([createVerifiedUser(server), createVerifiedUser(server)] as const);

const countConnections = async (a: TestUser) => {
  const { response } = await callAs(server, a, calls.listConnections);
  return response.length;
};

const requestStates = async (a: TestUser, b: TestUser) => {
  const rows = await server.deps.db
    .selectFrom('connection_requests')
    .select('status')
    .where('sender_id', 'in', [a.id, b.id])
    .execute();
  return rows.map(({ status }) => status);
};

test('two crossing requests always connect the two, exactly once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = await newPair();
    const both = await Promise.all([ask(a, b), ask(b, a)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.map(({ response }) => response.status).sort()).toEqual(['connected', 'pending']);
    expect([await countConnections(a), await countConnections(b)]).toEqual([1, 1]);
    expect(await requestStates(a, b)).toEqual(['accepted']);
  }
});

test('of ten equal concurrent requests, one is created', async () => {
  const [a, b] = await newPair();
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(a, b)));
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await requestStates(a, b)).toEqual(['pending']);
});

test('a request accepted and rejected at once ends in one state, and one of the two calls gets a conflict', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = await newPair();
    const { response } = await ask(a, b);
    const id = response.request_id ?? 0;
    const both = [() => accept(b, id), () => reject(b, id)];
    if (round % 2 === 1) both.reverse();
    const results = await Promise.all(both.map((act) => act()));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [state] = await requestStates(a, b);
    expect(await countConnections(a)).toBe(state === 'accepted' ? 1 : 0);
    expect(['accepted', 'rejected']).toContain(state);
  }
});

test('a request accepted ten times at once connects once', async () => {
  const [a, b] = await newPair();
  const { response } = await ask(a, b);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => accept(b, response.request_id ?? 0)),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await countConnections(a)).toBe(1);
  const told = await server.deps.db
    .selectFrom('notifications')
    .select('type')
    .where('user_id', '=', a.id)
    .execute();
  expect(told).toEqual([{ type: 'connection_accepted' }]);
});
