import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import { announceIn, sendRsvp } from '#server/features/calendar/testing/attend';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { storedFiles } from '#server/testing/files/storedFiles';
import { PDF } from '#server/testing/files/documents';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';
import { sendFiles } from '#server/testing/sendFiles';
import { waitUntil } from '#server/testing/waitUntil';

const DAY_MS = 24 * 3_600_000;
const REASON = ['--reason', 'It is an advertisement.'];
let server: TestServer;
let asha: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [asha, ben] = await Promise.all([server.person(), server.person()]);
});

const quad = (...args: string[]) => runCommand(server, ...args);
const told = async (user: TestUser) =>
  (await callAs(server, user, calls.listNotifications)).response;
const audited = async () =>
  (
    await server.deps.db
      .selectFrom('audit_events')
      .select(['event', 'details'])
      .where('user_id', '=', asha.id)
      .where('event', 'like', '%removed')
      .execute()
  ).map(({ event, details }) => ({ event, details }));

const makers = {
  post: async () => {
    const body = { content: 'Buy\nmy notes' };
    return (await callAs(server, asha, calls.createTextPost, { body })).response.id;
  },
  comment: async () => {
    const body = { content: 'A question.' };
    const post = await callAs(server, ben, calls.createTextPost, { body });
    const params = { post_id: post.response.id };
    const sent = { params, body: { content: 'Buy\nthis!' } };
    return (await callAs(server, asha, calls.createComment, sent)).response.id;
  },
  paper: () => insertPaper(server, asha, { title: 'Xylem Flow' }),
} as const;
type Kind = keyof typeof makers;
const kinds = Object.keys(makers) as Kind[];

const named = {
  post: { title: 'Buy my notes' },
  comment: { title: 'Buy this!' },
  paper: { work_title: 'Xylem Flow' },
};
const capital = { post: 'Post', comment: 'Comment', paper: 'Paper' };

test.each(kinds)(
  'a %s is removed, its author is told by Quad with the reason, and the audit records it',
  async (kind) => {
    const id = await makers[kind]();
    expect(await quad(`${kind}s`, 'remove', String(id), ...REASON)).toEqual({
      code: 0,
      out: `${capital[kind]} ${id} was removed.`,
      err: '',
    });
    expect(await told(asha)).toEqual([
      {
        id: expect.any(Number) as number,
        type: `${kind}_removed`,
        post_id: null,
        actor_id: null,
        actor_username: 'Quad',
        actor_display_name: null,
        actor_image_url: null,
        created_at: expect.any(String) as string,
        is_read: false,
        ...named[kind],
        excerpt: 'It is an advertisement.',
      },
    ]);
    expect(await audited()).toEqual([
      {
        event: `${kind}_removed`,
        details: { [`${kind}_id`]: id, reason: 'It is an advertisement.' },
      },
    ]);
  },
);

test('removed content is gone for everyone, with its file', async () => {
  const before = await storedFiles(server);
  const files = [['plan.pdf', PDF]] as const;
  const { response } = await sendFiles(server, asha, calls.createDocumentPost, { files });
  await quad('posts', 'remove', String(response.id), ...REASON);
  const paperId = await makers.paper();
  await quad('papers', 'remove', String(paperId));
  const params = { id: response.id };
  expect((await callAs(server, asha, calls.readPost, { params })).status).toBe(404);
  const paper = { params: { id: paperId } };
  expect((await callAs(server, asha, calls.readPaper, paper)).status).toBe(404);
  await waitUntil(async () => expect(await storedFiles(server)).toEqual(before));
  expect((await told(asha)).map(({ title, work_title }) => title ?? work_title)).toEqual([
    'Xylem Flow',
    'plan.pdf',
  ]);
});

test.each(['comment', 'paper'] as const)('a %s needs no reason', async (kind) => {
  const id = await makers[kind]();
  const { code, out } = await quad(`${kind}s`, 'remove', String(id), '--json');
  expect([code, JSON.parse(out)]).toEqual([0, { [`removed_${kind}`]: id, settled: [] }]);
  const [notification] = await told(asha);
  expect(notification).toMatchObject({ type: `${kind}_removed`, ...named[kind] });
  expect(notification).not.toHaveProperty('excerpt');
});

test('people who are going to a removed event learn that it is cancelled', async () => {
  const event = await announceIn(server, asha, 10 * DAY_MS);
  await sendRsvp(server, ben, event, 'going');
  await quad('posts', 'remove', String(event.postId), ...REASON);
  expect(await told(ben)).toMatchObject([
    { type: 'event_cancelled', actor_username: asha.username, title: 'Optics evening' },
  ]);
  expect(await told(asha)).toMatchObject([
    { type: 'post_removed', title: 'Optics evening', event_id: event.eventId },
  ]);
});

test('a removed comment with replies stays without its text, and one without is deleted', async () => {
  const id = await makers.comment();
  const params = { comment_id: id };
  const { post_id } = (await callAs(server, ben, calls.readComment, { params })).response;
  const reply = { params: { post_id, ...params }, body: { content: 'No.' } };
  await callAs(server, ben, calls.replyToComment, reply);
  await quad('comments', 'remove', String(id), ...REASON);
  const list = async () =>
    (await callAs(server, ben, calls.listComments, { params: { post_id } })).response.comments;
  expect(await list()).toMatchObject([{ deleted: true, replies: [{ content: 'No.' }] }]);
  // The removal itself clears the words of the comment from notifications, but not the reason.
  expect((await told(asha)).map(({ excerpt }) => excerpt)).toContain('It is an advertisement.');
});

test('the open reports of removed content are settled', async () => {
  const id = await makers.post();
  const input = { params: { id }, body: { reason: 'Off topic.' } };
  await callAs(server, ben, calls.reportPost, input);
  const { out } = await quad('posts', 'remove', String(id), ...REASON, '--json');
  const { settled } = JSON.parse(out) as { settled: number[] };
  expect(settled).toHaveLength(1);
  expect((await quad('reports', 'dismiss', String(settled[0]))).err).toBe(
    `Report ${settled[0]} has already been settled.`,
  );
});

test.each(['post', 'comment'] as const)(
  'the author of a reported %s is told the same way, with or without a reason',
  async (kind) => {
    for (const reason of [[], REASON]) {
      const id = await makers[kind]();
      const body = { reason: 'Off topic.' };
      if (kind === 'post') await callAs(server, ben, calls.reportPost, { params: { id }, body });
      else await callAs(server, ben, calls.reportComment, { params: { comment_id: id }, body });
      const [report] = JSON.parse((await quad('reports', 'list', '--json')).out) as {
        id: number;
      }[];
      const removed = await quad('reports', `remove-${kind}`, String(report?.id), ...reason);
      expect(removed.out).toBe(
        `${capital[kind]} ${id} was removed. Settled reports: ${report?.id}.`,
      );
    }
    const [withReason, without] = await told(asha);
    const same = { type: `${kind}_removed`, actor_id: null, ...named[kind] };
    expect(withReason).toMatchObject({ ...same, excerpt: 'It is an advertisement.' });
    expect(without).toMatchObject(same);
    expect(without).not.toHaveProperty('excerpt');
  },
);

test.each(kinds)('an unknown %s is refused in one line, and nothing is recorded', async (kind) => {
  const remove = (id: string) => quad(`${kind}s`, 'remove', id, ...REASON);
  const refused = { code: 1, out: '' };
  expect(await remove('999999')).toEqual({ ...refused, err: `There is no ${kind} 999999.` });
  expect(await remove('x')).toMatchObject({
    ...refused,
    err: expect.stringMatching(/^"x" is not an id\..*$/) as string,
  });
  expect(await audited()).toEqual([]);
});

test('content removed twice, in any order, is refused the second time and told once', async () => {
  const steps = fc.array(fc.constantFrom(...kinds), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      [asha, ben] = await Promise.all([server.person(), server.person()]);
      const ids = {
        post: await makers.post(),
        comment: await makers.comment(),
        paper: await makers.paper(),
      };
      const gone = new Set<Kind>();
      for (const kind of order) {
        const { code, err } = await quad(`${kind}s`, 'remove', String(ids[kind]), ...REASON);
        const isAgain = gone.has(kind);
        expect([code, err]).toEqual(isAgain ? [1, `There is no ${kind} ${ids[kind]}.`] : [0, '']);
        gone.add(kind);
      }
      const types = (await told(asha)).map(({ type }) => type);
      expect(types.sort()).toEqual([...gone].map((kind) => `${kind}_removed`).sort());
      expect(await audited()).toHaveLength(gone.size);
    }),
    { numRuns: 8 },
  );
});

test('of two removals at the same time, one removes and the other finds nothing', async () => {
  for (const kind of kinds) {
    const id = String(await makers[kind]());
    const remove = () => quad(`${kind}s`, 'remove', id, ...REASON);
    const codes = (await Promise.all([remove(), remove()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 1]);
  }
  expect(await told(asha)).toHaveLength(kinds.length);
});

test.each([
  ['posts', [], '"posts remove" needs --reason.'],
  ['posts', ['--reason', ''], 'The reason must be one line of at most 500 characters.'],
  ['comments', ['--reason', ' \u200b '], 'The reason must be one line of at most 500 characters.'],
  ['papers', ['--reason', 'Two\nlines'], 'The reason must be one line of at most 500 characters.'],
  [
    'papers',
    ['--reason', 'x'.repeat(501)],
    'The reason must be one line of at most 500 characters.',
  ],
])('%s remove with %j is misused, and explained', async (group, args, message) => {
  const { code, out, err } = await quad(group, 'remove', '1', ...args);
  const [first, usage, ...rest] = err.split('\n');
  expect([code, out, first, rest]).toEqual([2, '', message, []]);
  expect(usage).toMatch(new RegExp(`^npm run quad -- ${group} remove "ID" \\[?--reason TEXT`));
});

test('a reason of 500 characters is recorded whole, and told by its beginning', async () => {
  const reason = 'word '.repeat(100).trim();
  const id = await makers.post();
  expect((await quad('posts', 'remove', String(id), '--reason', ` ${reason} `)).code).toBe(0);
  const [{ excerpt = '' } = {}] = await told(asha);
  expect(excerpt).toMatch(/^word word .*word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(140);
  expect(await audited()).toMatchObject([{ details: { reason } }]);
});
