import { calls } from '#contract/calls/index';
import { areConnected } from '#domain/connections';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let address: string;
let owner: TestUser;
let asker: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  owner = await server.person();
  asker = await server.person();
});
afterAll(() => server.close());

testRefusals(() => server, ['listMyCollaborationRequests', 'withdrawCollaboration']);

const WORK = { title: 'Tides', research_field: 'Physics', details: 'Help me count.' };
const post = async (user = owner) =>
  (await callAs(server, user, calls.postResearch, { body: WORK })).response.id;
const ask = (id: number, message = 'Count me in.', user = asker) =>
  callAs(server, user, calls.requestCollaboration, { params: { id }, body: { message } });
const mine = async (user = asker) =>
  (await callAs(server, user, calls.listMyCollaborationRequests)).response;
const waiting = async (user = owner) =>
  (await callAs(server, user, calls.listCollaborationRequests)).response;
const withdraw = (id: number, user = asker) =>
  callAs(server, user, calls.withdrawCollaboration, { params: { id } });
const accept = (id: number, user = owner) =>
  callAs(server, user, calls.acceptCollaboration, { params: { id } });
const decline = (id: number) =>
  callAs(server, owner, calls.declineCollaboration, { params: { id } });
const told = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response.map(({ type }) => type);

/** Creates a piece of work and a request to join it. */
async function asked(message?: string): Promise<{ workId: number; requestId: number }> {
  const workId = await post();
  expect((await ask(workId, message)).status).toBe(200);
  return { workId, requestId: (await mine())[0]?.id ?? 0 };
}

describe('the requests of one’s own', () => {
  test('are listed newest first, each with its work, state, message and times', async () => {
    const { workId, requestId } = await asked();
    const other = await asked('I have data.');
    await decline(requestId);
    expect(await mine()).toMatchObject([
      {
        id: other.requestId,
        status: 'pending',
        message: 'I have data.',
        decided_at: null,
        research: { id: other.workId, request_status: 'pending', user: { id: owner.id } },
      },
      {
        id: requestId,
        status: 'declined',
        message: 'Count me in.',
        decided_at: expect.any(String) as string,
        research: { id: workId, request_status: 'declined', can_request_collaboration: false },
      },
    ]);
    expect(await mine(owner)).toEqual([]);
    const page = await callAs(server, asker, calls.listMyCollaborationRequests, {
      query: { limit: 1, offset: 1 },
    });
    expect(page.response.map(({ id }) => id)).toEqual([requestId]);
  });

  test('disappear with the work, and while its owner is hidden', async () => {
    const { workId } = await asked();
    await callAs(server, owner, calls.block, { body: { user_id: asker.id } });
    expect(await mine()).toEqual([]);
    await callAs(server, owner, calls.unblock, { params: { user_id: asker.id } });
    expect(await mine()).toHaveLength(1);
    await callAs(server, owner, calls.deleteResearch, { params: { id: workId } });
    expect(await mine()).toEqual([]);
  });
});

test.each([['accepted'], ['declined']])(
  'the notification of a request that was %s counts as read, in open windows too',
  async (how) => {
    const { requestId } = await asked();
    const window = await openSocket(address, owner);
    await (how === 'accepted' ? accept : decline)(requestId);
    const [told] = (await callAs(server, owner, calls.listNotifications)).response;
    expect(told).toMatchObject({ type: 'collaboration_request', is_read: true });
    expect(await window.next('notifications_read')).toEqual({
      type: 'notifications_read',
      ids: [told?.id],
    });
    window.raw.close();
    await window.closed;
  },
);

describe('a withdrawn request', () => {
  test('leaves the owner’s list and notifications, also in their open windows', async () => {
    const { requestId } = await asked();
    const [notification] = (await callAs(server, owner, calls.listNotifications)).response;
    const window = await openSocket(address, owner);
    expect((await withdraw(requestId)).status).toBe(204);
    expect(await window.next('notifications_read')).toEqual({
      type: 'notifications_read',
      ids: [notification?.id],
    });
    window.raw.close();
    await window.closed;
    expect(await waiting()).toEqual([]);
    expect(await told(owner)).toEqual([]);
    expect(await mine()).toMatchObject([
      { id: requestId, status: 'withdrawn', decided_at: expect.any(String) as string },
    ]);
  });

  test('can’t be answered by a page that still shows it, and says why', async () => {
    const { requestId } = await asked();
    await withdraw(requestId);
    for (const answer of [accept, decline]) {
      const { status, problem } = await answer(requestId);
      expect([status, problem.detail]).toEqual([409, 'This request was withdrawn.']);
    }
    expect(await areConnected(server.deps.db, owner.id, asker.id)).toBe(false);
    expect(await told(asker)).toEqual([]);
    expect((await withdraw(requestId)).status).toBe(409);
  });

  test('may be repeated once, as a new request', async () => {
    const { workId, requestId } = await asked();
    await withdraw(requestId);
    const read = async () =>
      (await callAs(server, asker, calls.readResearch, { params: { id: workId } })).response;
    expect(await read()).toMatchObject({
      can_request_collaboration: true,
      request_status: 'withdrawn',
    });
    server.clock.advance(60_000);
    const later = server.clock.now().getTime();
    const three = await Promise.all([1, 2, 3].map(() => ask(workId, 'With data now.')));
    expect(three.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [again] = await mine();
    expect(await mine()).toHaveLength(1);
    expect(again).toMatchObject({ status: 'pending', decided_at: null });
    expect(Date.parse(again?.timestamp ?? '')).toBeGreaterThanOrEqual(later);
    expect(again?.id).toBeGreaterThan(requestId);
    expect(await waiting()).toMatchObject([{ id: again?.id, message: 'With data now.' }]);
    expect(await told(owner)).toEqual(['collaboration_request']);
    // The page of the owner that still shows the first request must not accept the second.
    expect((await accept(requestId)).status).toBe(404);

    expect((await withdraw(again?.id ?? 0)).status).toBe(204);
    const refused = await ask(workId);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'You have already asked to join this research.',
    ]);
    expect(await read()).toMatchObject({
      can_request_collaboration: false,
      request_status: 'withdrawn',
    });
  });

  test('cannot be repeated once the work is closed', async () => {
    const { workId, requestId } = await asked();
    await withdraw(requestId);
    await callAs(server, owner, calls.updateResearch, {
      params: { id: workId },
      body: { is_open: false },
    });
    expect((await ask(workId)).status).toBe(409);
  });
});

describe('withdrawing', () => {
  test.each([
    ['accepted', accept],
    ['declined', decline],
  ])('a request that was %s is refused', async (_, answer) => {
    const { requestId } = await asked();
    await answer(requestId);
    const { status, problem } = await withdraw(requestId);
    expect([status, problem.detail]).toEqual([409, 'This request has already been answered.']);
  });

  test('is for the person who asked: for all others the request does not exist', async () => {
    const { requestId } = await asked();
    expect((await withdraw(requestId, owner)).status).toBe(404);
    expect((await withdraw(requestId, await server.person())).status).toBe(404);
    expect((await withdraw(999_999)).status).toBe(404);
    await callAs(server, owner, calls.block, { body: { user_id: asker.id } });
    expect((await withdraw(requestId)).status).toBe(404);
  });

  test('twice at once succeeds once', async () => {
    const { requestId } = await asked();
    const both = await Promise.all([withdraw(requestId), withdraw(requestId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('while the work is deleted ends without an error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { workId, requestId } = await asked();
      const [deleted, withdrawn] = await Promise.all([
        callAs(server, owner, calls.deleteResearch, { params: { id: workId } }),
        withdraw(requestId),
      ]);
      expect(deleted.status).toBe(204);
      expect([204, 404]).toContain(withdrawn.status);
      expect(await told(owner)).toEqual([]);
    }
  });
});

test('of a hundred requests accepted and withdrawn at once, each ends on exactly one side', async () => {
  for (let round = 0; round < 100; round += 1) {
    [owner, asker] = await Promise.all([server.person(), server.person()]);
    const { requestId } = await asked();
    const acts = [() => accept(requestId), () => withdraw(requestId)];
    // Alternate which call is sent first.
    if (round % 2 === 1) acts.reverse();
    const outcomes = await Promise.all(acts.map((act) => act()));
    if (round % 2 === 1) outcomes.reverse();
    const [accepted, withdrawn] = outcomes.map(({ status }) => status);
    const isAccepted = accepted === 200;
    expect([accepted, withdrawn]).toEqual(isAccepted ? [200, 409] : [409, 204]);
    expect((await mine())[0]?.status).toBe(isAccepted ? 'accepted' : 'withdrawn');
    expect(await areConnected(server.deps.db, owner.id, asker.id)).toBe(isAccepted);
    expect(await told(asker)).toEqual(isAccepted ? ['collaboration_accepted'] : []);
    expect((await told(owner)).includes('collaboration_request')).toBe(isAccepted);
  }
});
