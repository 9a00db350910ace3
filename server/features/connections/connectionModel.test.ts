import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { ACTS, actInModel, shownTo, strangers, type Act, type Side } from './testing/pairModel';

const RUNS = 25;
const MAKING: readonly Act[] = ['connect', 'accept', 'remove', 'restore'];
const NO_SUCH_ID = 999_999_999;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Actions among three people, each of one person towards another. */
const steps = fc.array(
  fc.record({
    // Acts that create and end connections are more frequent, so that enough connections come
    // about.
    act: fc.constantFrom(...ACTS, ...MAKING, ...MAKING),
    pair: fc.constantFrom<[number, number]>([0, 1], [1, 2], [0, 2]),
    side: fc.constantFrom<Side>(0, 1),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

async function lastRequest(from: TestUser, to: TestUser): Promise<number> {
  const row = await server.deps.db
    .selectFrom('connection_requests')
    .select('id')
    .where('sender_id', '=', from.id)
    .where('receiver_id', '=', to.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? NO_SUCH_ID;
}

async function connectionOf(me: TestUser, other: TestUser): Promise<number> {
  const { response } = await callAs(server, me, calls.listConnections);
  return response.find(({ friend_id }) => friend_id === other.id)?.connection_id ?? NO_SUCH_ID;
}

async function act(name: Act, me: TestUser, other: TestUser): Promise<number> {
  const friend = { body: { friend_id: other.id } };
  const ofTheirs = async () => ({ params: { request_id: await lastRequest(other, me) } });
  const acts: Record<Act, () => Promise<{ status: number }>> = {
    connect: () => callAs(server, me, calls.connect, friend),
    accept: async () => callAs(server, me, calls.acceptRequest, await ofTheirs()),
    reject: async () => callAs(server, me, calls.rejectRequest, await ofTheirs()),
    withdraw: async () =>
      callAs(server, me, calls.withdrawRequest, {
        params: { request_id: await lastRequest(me, other) },
      }),
    remove: async () =>
      callAs(server, me, calls.removeConnection, { params: { id: await connectionOf(me, other) } }),
    restore: () => callAs(server, me, calls.restoreConnection, friend),
    block: () => callAs(server, me, calls.block, { body: { user_id: other.id } }),
    unblock: () => callAs(server, me, calls.unblock, { params: { user_id: other.id } }),
  };
  return (await acts[name]()).status;
}

async function shown(me: TestUser, other: TestUser): Promise<string | undefined> {
  const { status, response } = await callAs(server, me, calls.profile, {
    params: { id: other.id },
  });
  return status === 404 ? 'absent' : response.connection?.status;
}

test('every action among three people returns the status, and leads to the state, that the model predicts', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const people = await Promise.all(
        [0, 1, 2].map(() => createVerifiedUser(server, { university: 'University of Dhaka' })),
      );
      const pairs = new Map<string, ReturnType<typeof strangers>>();
      const modelOf = (pair: readonly number[]) => {
        const found = pairs.get(pair.join()) ?? strangers();
        pairs.set(pair.join(), found);
        return found;
      };
      const person = (index: number) => {
        const found = people[index];
        if (!found) throw new Error(`There is no person ${index}.`);
        return found;
      };
      for (const { act: name, pair, side } of sequence) {
        const [me, other] = side === 0 ? pair : [pair[1], pair[0]];
        const status = await act(name, person(me), person(other));
        expect([name, status]).toEqual([name, actInModel(modelOf(pair), name, side)]);
      }
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const) {
        const model = modelOf([a, b]);
        const found = [await shown(person(a), person(b)), await shown(person(b), person(a))];
        expect(found).toEqual([shownTo(model, 0), shownTo(model, 1)]);
      }
    }),
    { numRuns: RUNS },
  );
});
