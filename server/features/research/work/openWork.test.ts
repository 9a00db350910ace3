import { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';

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

testRefusals(() => server, ['updateResearch']);

const WORK = { title: 'Tides', research_field: 'Physics', details: 'Help me count.' };
const CLOSED = 'This research is not open to requests.';
const post = async (more: { is_open?: 'true' | 'false' } = {}) =>
  (await callAs(server, owner, calls.postResearch, { body: { ...WORK, ...more } })).response;
const update = (id: number, body: BodyOf<typeof calls.updateResearch>, user = owner) =>
  callAs(server, user, calls.updateResearch, { params: { id }, body });
const read = async (id: number, user = asker) =>
  (await callAs(server, user, calls.readResearch, { params: { id } })).response;
const ask = (id: number, user = asker) =>
  callAs(server, user, calls.requestCollaboration, { params: { id }, body: {} });
const waiting = async () =>
  (await callAs(server, owner, calls.listCollaborationRequests)).response.length;

describe('edited work', () => {
  test('has its new texts, trimmed, and the time of the change; omitted fields stay', async () => {
    const { id, edited_at } = await post();
    expect(edited_at).toBeNull();
    const { status, response } = await update(id, { title: ' Ebb ', research_field: 'Botany' });
    expect([status, response]).toEqual([
      200,
      expect.objectContaining({
        title: 'Ebb',
        research_field: 'Botany',
        details: 'Help me count.',
        is_open: true,
        edited_at: expect.any(String) as string,
        collaborators: [],
      }),
    ]);
    expect(await read(id)).toMatchObject({ title: 'Ebb', edited_at: response.edited_at });
  });

  test('does not count as edited if only the switch, or nothing, changed', async () => {
    const { id } = await post();
    const { response } = await update(id, { ...WORK, is_open: false });
    expect(response).toMatchObject({ is_open: false, edited_at: null });
    expect((await update(id, {})).response).toMatchObject({ is_open: false, edited_at: null });
  });

  test.each(['title', 'research_field', 'details'])('without %s is refused', async (field) => {
    const { id } = await post();
    const { status, problem } = await update(id, { ...WORK, [field]: ' ' });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
  });

  test('is the author’s: refused for others, missing for people hidden from the author', async () => {
    const { id } = await post();
    const refused = await update(id, { is_open: false }, asker);
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Only the author can edit this research.',
    ]);
    await callAs(server, asker, calls.block, { body: { user_id: owner.id } });
    expect((await update(id, { is_open: false }, asker)).status).toBe(404);
    expect((await update(999_999, { is_open: false })).status).toBe(404);
    expect((await read(id, owner)).is_open).toBe(true);
  });
});

describe('closed work', () => {
  test('can be posted, is listed as closed, and refuses requests until it is opened', async () => {
    const { id, is_open } = await post({ is_open: 'false' });
    expect(is_open).toBe(false);
    const shown = { is_open: false, can_request_collaboration: true, request_status: null };
    expect(await read(id)).toMatchObject(shown);
    const listed = (await callAs(server, asker, calls.listResearchOfOthers)).response;
    expect(listed.find((work) => work.id === id)).toMatchObject(shown);
    const refused = await ask(id);
    expect([refused.status, refused.problem.detail]).toEqual([409, CLOSED]);
    expect(await waiting()).toBe(0);
    await update(id, { is_open: true });
    expect((await ask(id)).status).toBe(200);
  });

  test('looks missing, not closed, to a blocked person who asks', async () => {
    const { id } = await post({ is_open: 'false' });
    await callAs(server, owner, calls.block, { body: { user_id: asker.id } });
    expect((await ask(id)).status).toBe(404);
  });

  test('keeps the requests that wait, which can still be accepted', async () => {
    const { id } = await post();
    await ask(id);
    await update(id, { is_open: false });
    const [request] = (await callAs(server, owner, calls.listCollaborationRequests)).response;
    const params = { id: request?.id ?? 0 };
    expect((await callAs(server, owner, calls.acceptCollaboration, { params })).status).toBe(200);
    expect(await read(id)).toMatchObject({ is_open: false, request_status: 'accepted' });
  });

  test('gets no request once its closing is confirmed', async () => {
    const { id } = await post();
    const [first, second] = await Promise.all(
      [1, 2].map(() => Promise.all(Array.from({ length: 6 }, () => server.person()))),
    );
    const early = (first ?? []).map(async (person) => ask(id, person));
    const closing = update(id, { is_open: false });
    expect((await closing).status).toBe(200);
    const countAtClosing = await waiting();
    const late = await Promise.all((second ?? []).map(async (person) => ask(id, person)));
    expect(late.map(({ status }) => status)).toEqual(late.map(() => 409));
    const accepted = (await Promise.all(early)).filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(countAtClosing);
    expect(await waiting()).toBe(countAtClosing);
  });
});
