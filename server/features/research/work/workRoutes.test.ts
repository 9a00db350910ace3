import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { areConnected } from '#domain/connections';

let server: TestServer;
let owner: TestUser;
let asker: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  owner = await server.person();
  asker = await server.person();
});
afterAll(() => server.close());

testRefusals(
  () => server,
  ['postResearch', 'readResearch', 'listResearchOfOthers', 'listOwnResearch', 'deleteResearch'],
);
testRefusals(
  () => server,
  [
    'listCollaborationRequests',
    'requestCollaboration',
    'acceptCollaboration',
    'declineCollaboration',
  ],
);

const WORK = { title: ' Tides ', research_field: 'Physics', details: '\n  Help me\ncount. ' };
const post = async (user = owner) =>
  (await callAs(server, user, calls.postResearch, { body: WORK })).response.id;
const ask = (user: TestUser, id: number, message?: string) =>
  callAs(server, user, calls.requestCollaboration, {
    params: { id },
    body: message === undefined ? {} : { message },
  });
const waiting = async (user = owner) =>
  (await callAs(server, user, calls.listCollaborationRequests)).response;
const ofOthers = async (user: TestUser, id: number) =>
  (await callAs(server, user, calls.listResearchOfOthers)).response.find((work) => work.id === id);
const told = async (user: TestUser) =>
  (
    await callAs(server, user, calls.listNotifications, { query: { user_id: user.id } })
  ).response.map(({ type, actor_username }) => [type, actor_username]);
const block = (blocker: TestUser, blocked: TestUser) =>
  callAs(server, blocker, calls.block, { body: { user_id: blocked.id } });
const decide = (user: TestUser, id: number, how: 'accept' | 'decline' = 'accept') =>
  callAs(server, user, how === 'accept' ? calls.acceptCollaboration : calls.declineCollaboration, {
    params: { id },
  });

/** Creates a piece of work and the only request to join it. */
async function asked(): Promise<{ workId: number; requestId: number }> {
  const workId = await post();
  await ask(asker, workId);
  const [request] = await waiting();
  return { workId, requestId: request?.id ?? 0 };
}

describe('current work', () => {
  test('is posted, and listed for others but not for its author among the others’ work', async () => {
    const posted = await callAs(server, owner, calls.postResearch, { body: WORK });
    expect([posted.status, posted.response]).toEqual([
      201,
      expect.objectContaining({
        title: 'Tides',
        details: '  Help me\ncount.',
        can_request_collaboration: false,
        request_status: null,
        collaborators: [],
      }),
    ]);
    expect(await ofOthers(asker, posted.response.id)).toMatchObject({
      can_request_collaboration: true,
      request_status: null,
      user: { id: owner.id },
    });
    expect(await ofOthers(owner, posted.response.id)).toBeUndefined();
    const own = await callAs(server, owner, calls.listOwnResearch);
    expect(own.response.map(({ id }) => id)).toEqual([posted.response.id]);
  });

  test.each(['title', 'research_field', 'details'])('without %s is refused', async (field) => {
    const { status, problem } = await callAs(server, owner, calls.postResearch, {
      body: { ...WORK, [field]: ' ' },
    });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
  });

  test('is returned by its id, to others with the state of their request, to its author with those who joined', async () => {
    const { workId, requestId } = await asked();
    const readBy = (user: TestUser, id = workId) =>
      callAs(server, user, calls.readResearch, { params: { id } });
    await decide(owner, requestId);
    const { user } = (await readBy(asker)).response;
    expect(user?.username).toBe(owner.username);
    expect((await readBy(asker)).response).toEqual(await ofOthers(asker, workId));
    const own = await callAs(server, owner, calls.listOwnResearch);
    expect((await readBy(owner)).response).toEqual(own.response[0]);
    expect(own.response[0]?.collaborators).toMatchObject([{ id: asker.id }]);
    expect((await readBy(asker, 999_999)).status).toBe(404);
  });

  test('of a hidden person is not shown', async () => {
    const id = await post();
    await block(asker, owner);
    const read = await callAs(server, asker, calls.readResearch, { params: { id } });
    expect([read.status, read.problem.detail]).toEqual([404, 'This research does not exist.']);
    expect(await ofOthers(asker, id)).toBeUndefined();
    expect((await ask(asker, id)).status).toBe(404);
  });

  test('is deleted by its author only, with the requests and their notifications', async () => {
    const { workId } = await asked();
    const remove = (user: TestUser) =>
      callAs(server, user, calls.deleteResearch, { params: { id: workId } });
    expect((await remove(asker)).status).toBe(403);
    const both = await Promise.all([remove(owner), remove(owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await waiting()).toEqual([]);
    expect(await told(owner)).toEqual([]);
  });
});

describe('a request to join', () => {
  test('reaches the owner with its message, or the default one', async () => {
    const id = await post();
    const other = await server.person();
    expect((await ask(asker, id)).status).toBe(200);
    expect((await ask(other, id, ' Count me in. ')).response.detail).toBe(
      'Collaboration request sent successfully!',
    );
    expect(await waiting()).toMatchObject([
      { requester_username: other.username, message: 'Count me in.', research_title: 'Tides' },
      {
        requester_id: asker.id,
        research_id: id,
        message: 'I would love to collaborate on this research.',
      },
    ]);
    expect(await told(owner)).toContainEqual(['collaboration_request', asker.username]);
    expect(await ofOthers(asker, id)).toMatchObject({
      can_request_collaboration: false,
      request_status: 'pending',
    });
    expect(await waiting(asker)).toEqual([]);
  });

  test('is sent once, despite repeated and concurrent calls', async () => {
    const id = await post();
    const three = await Promise.all([ask(asker, id), ask(asker, id), ask(asker, id)]);
    expect(three.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await waiting()).toHaveLength(1);
  });

  test('to oneself, or to missing work, is refused', async () => {
    const id = await post();
    expect((await ask(owner, id)).status).toBe(400);
    expect((await ask(asker, 999_999)).status).toBe(404);
    expect((await ask(asker, id, 'a'.repeat(1_001))).status).toBe(400);
  });
});

describe('the response to a request', () => {
  test('yes connects the two, notifies the requester, and lists them as a collaborator', async () => {
    const { workId, requestId } = await asked();
    expect((await decide(asker, requestId)).status).toBe(404);
    expect((await decide(owner, requestId)).status).toBe(200);
    expect(await areConnected(server.deps.db, owner.id, asker.id)).toBe(true);
    expect(await told(asker)).toEqual([['collaboration_accepted', owner.username]]);
    expect(await waiting()).toEqual([]);
    expect((await callAs(server, owner, calls.listOwnResearch)).response).toMatchObject([
      { collaborators: [{ id: asker.id, username: asker.username }] },
    ]);
    expect((await ofOthers(asker, workId))?.request_status).toBe('accepted');
    for (const how of ['accept', 'decline'] as const) {
      expect((await decide(owner, requestId, how)).status).toBe(409);
    }
    expect((await ask(asker, workId)).status).toBe(409);
  });

  test('no is a polite notification and connects no one', async () => {
    const { workId, requestId } = await asked();
    expect((await decide(owner, requestId, 'decline')).status).toBe(200);
    expect(await told(asker)).toEqual([['collaboration_declined', owner.username]]);
    expect(await areConnected(server.deps.db, owner.id, asker.id)).toBe(false);
    expect(await ofOthers(asker, workId)).toMatchObject({
      can_request_collaboration: false,
      request_status: 'declined',
    });
    expect((await decide(owner, requestId)).status).toBe(409);
  });

  test('yes and no at once end in one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { requestId } = await asked();
      const all = await Promise.all([
        decide(owner, requestId),
        decide(owner, requestId, 'decline'),
        decide(owner, requestId),
      ]);
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const accepted = [all[0], all[2]].some(({ status }) => status === 200);
      expect(await areConnected(server.deps.db, owner.id, asker.id)).toBe(accepted);
      expect(await told(asker)).toEqual([
        [accepted ? 'collaboration_accepted' : 'collaboration_declined', owner.username],
      ]);
      owner = await server.person();
      asker = await server.person();
    }
  });

  test('yes accepts a pending connection request, and leaves an existing connection', async () => {
    const { requestId } = await asked();
    await callAs(server, owner, calls.connect, { body: { friend_id: asker.id } });
    await decide(owner, requestId);
    expect((await callAs(server, asker, calls.listPendingRequests)).response).toEqual([]);
    const again = await asked();
    expect((await decide(owner, again.requestId)).status).toBe(200);
    const friend = await server.person();
    const connection = await connectUsers(server, owner, friend);
    const id = await post();
    await ask(friend, id);
    await decide(owner, (await waiting())[0]?.id ?? 0);
    const listed = await callAs(server, friend, calls.listConnections);
    expect(listed.response.map((each) => each.connection_id)).toEqual([connection]);
  });

  test('cannot be given while the two are hidden from each other', async () => {
    const { requestId } = await asked();
    await block(asker, owner);
    expect(await waiting()).toEqual([]);
    expect((await decide(owner, requestId)).status).toBe(404);
  });
});
