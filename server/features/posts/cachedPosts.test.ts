import fc from 'fast-check';
import { calls } from '#contract/calls/index';
import { createPostBodies, type PostBodies } from '#domain/posts';
import { announce } from '#server/features/events/testing/announce';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { bearer, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { sendFiles } from '#server/testing/sendFiles';
import { postRoutes } from './postRoutes';
import { makePostsWorld } from './testing/makePostsWorld';

const RUNS = 12;
const PEOPLE = 3;
const cache = createPostBodies();
/** Too small for any post, so that every page is read again. */
const emptyCache = createPostBodies(1);
let server: TestServer;
let processes: TestServer[];
let uncached: TestServer;
let picture: Buffer;

beforeAll(async () => {
  ({ server, picture } = await makePostsWorld(60, 40));
  const { db, authenticate } = server.deps;
  const beside = (bodies: PostBodies) =>
    createTestServer({ deps: { db, authenticate }, routes: (deps) => postRoutes(deps, bodies) });
  processes = [server, await beside(cache)];
  uncached = await beside(emptyCache);
});
afterAll(async () => {
  await uncached.close();
  for (const each of processes.reverse()) await each.close();
});

const CHANGES = [
  ...(['write', 'edit', 'like', 'unlike', 'comment', 'delete', 'block', 'unblock'] as const),
  ...(['rename', 'name', 'picture', 'move', 'renameUniversity', 'disable', 'enable'] as const),
  ...(['institution', 'noInstitution', 'outdated'] as const),
  ...(['rsvp', 'noRsvp', 'editEvent', 'describe', 'mention'] as const),
];
type Change = (typeof CHANGES)[number];

const step = fc.record({
  change: fc.constantFrom(...CHANGES),
  who: fc.nat(PEOPLE - 1),
  other: fc.nat(PEOPLE - 1),
  post: fc.nat(20),
  text: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map((text) => `${text}.`),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The newest page, and one of posts before some id. */
const pagesOf = async (on: TestServer, reader: TestUser, beforeId: number) => {
  const urls = ['/api/posts/?limit=50', `/api/posts/?limit=3&before_id=${beforeId}`];
  const pages = urls.map(async (url) => {
    const response = await on.app.inject({ url, headers: bearer(reader) });
    return [response.statusCode, response.headers['content-type'], response.body];
  });
  return Promise.all(pages);
};

interface Campus {
  people: readonly TestUser[];
  posts: number[];
  event: { id: number; postId: number };
  media: number;
}

async function makeCampus(): Promise<Campus> {
  const people: TestUser[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1)
    people.push(await createVerifiedUser(server, { university: `University ${nth}` }));
  const [author] = people;
  if (!author) throw new Error('There is nobody.');
  const { id: postId, event } = await announce(server, author);
  const sent = { files: [['a.png', picture] as [string, Buffer]], texts: { content: 'Seen.' } };
  const { response } = await sendFiles(server, author, calls.createMediaPost, sent);
  return {
    people,
    posts: [postId, response.id],
    event: { id: event.id, postId },
    media: response.id,
  };
}

/** Makes one change as the product makes it, or by the database for what has no call yet. */
async function make(
  { people, posts, event, media }: Campus,
  { change, who, other, ...step }: Step,
) {
  const [me, them] = [people[who], people[other]];
  const id = posts[step.post % posts.length] ?? 0;
  if (!me || !them) throw new Error('There is nobody.');
  const { db } = server.deps;
  const ofMine = db.updateTable('users').where('id', '=', me.id);
  const content = step.text;
  const ofPost = { params: { id } };
  const ofEvent = { params: { id: event.id } };
  const changes: Record<Change, () => Promise<unknown>> = {
    async write() {
      const { response } = await callAs(server, me, calls.createTextPost, { body: { content } });
      posts.push(response.id);
    },
    edit: () => callAs(server, me, calls.updateTextPost, { ...ofPost, body: { content } }),
    async mention() {
      const ofThem = db.selectFrom('users').where('id', '=', them.id).select('username');
      const { username } = await ofThem.executeTakeFirstOrThrow();
      const body = { content: `${content} @${username}` };
      await callAs(server, me, calls.updateTextPost, { ...ofPost, body });
    },
    like: () => callAs(server, me, calls.like, { body: { post_id: id, liked: true } }),
    unlike: () => callAs(server, me, calls.like, { body: { post_id: id, liked: false } }),
    comment: () =>
      callAs(server, me, calls.createComment, { params: { post_id: id }, body: { content } }),
    delete: () => callAs(server, me, calls.deletePost, ofPost),
    block: () => callAs(server, me, calls.block, { body: { user_id: them.id } }),
    unblock: () => callAs(server, me, calls.unblock, { params: { user_id: them.id } }),
    rename: () => ofMine.set({ username: `n${me.id}x${step.post}` }).execute(),
    name: () => ofMine.set({ display_name: `N ${step.post}` }).execute(),
    institution: () =>
      ofMine
        .set({
          institution_email: `p${me.id}@d${step.post}.example`,
          institution_verified_at: server.clock.now(),
          institution_is_current: true,
        })
        .execute(),
    outdated: () => ofMine.set({ institution_is_current: false }).execute(),
    noInstitution: () => callAs(server, me, calls.removeInstitution),
    picture: () => ofMine.set({ profile_picture: `p${step.post}.webp` }).execute(),
    move: () =>
      ofMine
        .set({
          university_id: (select) =>
            select.selectFrom('users').where('id', '=', them.id).select('university_id'),
        })
        .execute(),
    renameUniversity: () =>
      db
        .updateTable('universities')
        .set({ name: `University ${content}` })
        .where('id', '=', (select) =>
          select.selectFrom('users').where('id', '=', me.id).select('university_id'),
        )
        .execute(),
    disable: () =>
      who === 0 ? Promise.resolve() : ofMine.set({ disabled_at: new Date() }).execute(),
    enable: () => ofMine.set({ disabled_at: null }).execute(),
    rsvp: () => callAs(server, me, calls.setRsvp, { ...ofEvent, body: { status: 'going' } }),
    noRsvp: () => callAs(server, me, calls.deleteRsvp, ofEvent),
    editEvent: () =>
      sendFiles(server, me, calls.updateEventPost, {
        id: event.postId,
        texts: { event_title: content },
      }),
    describe: () =>
      sendFiles(server, me, calls.updateMediaPost, { id: media, texts: { media_alt: [content] } }),
  };
  await changes[change]();
}

test('a page is the same, byte for byte, from the cache of any process and without one, after every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const campus = await makeCampus();
      for (const each of steps) {
        await make(campus, each);
        for (const reader of campus.people) {
          const beforeId = (campus.posts[0] ?? 0) + each.post;
          const expected = await pagesOf(uncached, reader, beforeId);
          for (const process of processes)
            expect(await pagesOf(process, reader, beforeId)).toEqual(expected);
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(cache.size).toBeGreaterThan(0);
  expect(emptyCache.size).toBe(0);
});

test('pages that are read during changes leave nothing outdated in a cache', async () => {
  const campus = await makeCampus();
  const steps = fc.sample(step, 60);
  let changing = true;
  const reading = processes.flatMap((process) =>
    campus.people.map(async (reader) => {
      while (changing) await pagesOf(process, reader, campus.media);
    }),
  );
  for (let nth = 0; nth < steps.length; nth += 4)
    await Promise.all(steps.slice(nth, nth + 4).map((each) => make(campus, each)));
  changing = false;
  await Promise.all(reading);
  for (const reader of campus.people) {
    const expected = await pagesOf(uncached, reader, campus.media);
    for (const process of processes)
      expect(await pagesOf(process, reader, campus.media)).toEqual(expected);
  }
});

test('a page has the present description of a file, whatever wrote it', async () => {
  const author = await createVerifiedUser(server);
  const sent = { files: [['a.png', picture] as [string, Buffer]], texts: { content: 'Seen.' } };
  const { id } = (await sendFiles(server, author, calls.createMediaPost, sent)).response;
  const readAlt = async () => {
    const query = { user_id: author.id };
    const { response } = await callAs(server, author, calls.listPosts, { query });
    return response.posts[0]?.media?.[0]?.alt;
  };
  expect(await readAlt()).toBe('');
  const files = server.deps.db.updateTable('post_files').where('post_id', '=', id);
  await files.set({ alt: 'A grey square' }).execute();
  expect(await readAlt()).toBe('A grey square');
});
