import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import {
  connectUsers,
  createVerifiedUser,
  type TestUser,
  type TestUserOverrides,
} from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let me: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  me = await person();
});
afterEach(() => server.close());

/** A person with a complete profile that no search here finds, unless `about` says otherwise. */
const person = (about: TestUserOverrides = {}) =>
  createVerifiedUser(server, {
    university: 'BUET',
    department: 'Civil Engineering',
    interests: ['Bridges'],
    ...about,
  });
const find = async (keyword: string, query: Record<string, number> = {}, user = me) =>
  (await callAs(server, user, calls.searchPeople, { query: { keyword, ...query } })).response
    .people;
const idsOf = async (keyword: string, query: Record<string, number> = {}) =>
  (await find(keyword, query)).map(({ user_id }) => user_id);
const write = async (user: TestUser, content: string) =>
  (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;

testRefusals(() => server, ['searchPeople']);

test('a blank keyword is refused, one without letters finds no one', async () => {
  const blank = await callAs(server, me, calls.searchPeople, { query: { keyword: ' ' } });
  expect(blank.status).toBe(400);
  expect(await find('!?')).toEqual([]);
});

test('people are found by word prefixes of their interests, with the interest as they wrote it', async () => {
  const found = await person({ interests: ['Bridges', 'Quantum Computing', 'quantum Dots'] });
  await person({ interests: ['Aquantum'] });
  expect(await find('QUANT')).toMatchObject([
    {
      user_id: found.id,
      username: found.username,
      display_name: null,
      profile_picture: null,
      university_name: 'BUET',
      department: 'Civil Engineering',
      matches: [
        { kind: 'interest', text: 'Quantum Computing', matched_words: ['quantum'] },
        { kind: 'interest', text: 'quantum Dots', matched_words: ['quantum'] },
      ],
    },
  ]);
  expect((await find('comp quantum'))[0]?.matches).toEqual([
    { kind: 'interest', text: 'Quantum Computing', matched_words: ['quantum', 'computing'] },
  ]);
  expect(await find('quantum bridges')).toEqual([]);
});

test('an interest added after a search is found by its name, and soon by a part of it', async () => {
  await find('anything');
  const late = await person({ interests: ['Origami Physics'] });
  expect(await idsOf('Origami Physics')).toEqual([late.id]);
  server.clock.advance(60_000);
  expect(await idsOf('ori')).toEqual([late.id]);
});

test('people are found by their department and university', async () => {
  const found = await person({ university: "Queen's College", department: 'Applied Physics' });
  expect((await find('college phys'))[0]).toMatchObject({
    user_id: found.id,
    matches: [
      {
        kind: 'department',
        text: "Applied Physics, Queen's College",
        matched_words: ['physics', 'college'],
      },
    ],
  });
  expect(await find('physics elsewhere')).toEqual([]);
});

test('people are found by their posts, with a snippet of the post', async () => {
  const writer = await person();
  const id = await write(writer, `${'Some words first. '.repeat(20)}Our Needles bend.`);
  const [found] = await find('needle');
  const [match] = found?.matches ?? [];
  expect([found?.user_id, match?.kind, match?.post_id]).toEqual([writer.id, 'post', id]);
  expect(match?.matched_words).toEqual(['needles']);
  expect(match?.text).toMatch(/^….*Our Needles bend\.$/);
  expect([...(match?.text ?? '')].length).toBeLessThanOrEqual(200);
});

test('people are found by their papers: by title, abstract, field and text, with a snippet of the match', async () => {
  const [titled, abstract, field, text] = [
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  const paper_id = await insertPaper(server, titled, { title: 'On Mangroves and Roots' });
  await insertPaper(server, abstract, { abstract: 'We watch a mangrove grow.' });
  await insertPaper(server, field, { research_field: 'Mangrove Botany' });
  await insertPaper(server, text, { title: 'Wood', pages: ['A mangrove stands here.'] });
  const found = await find('mangrove');
  expect(found.map(({ user_id, matches: [match] }) => [user_id, match?.text])).toEqual([
    [text.id, 'Wood'],
    [field.id, 'Mangrove Botany'],
    [abstract.id, 'We watch a mangrove grow.'],
    [titled.id, 'On Mangroves and Roots'],
  ]);
  expect(found.at(-1)?.matches).toEqual([
    { kind: 'paper', text: 'On Mangroves and Roots', matched_words: ['mangroves'], paper_id },
  ]);
  expect(await idsOf('mangrove glaciers')).toEqual([]);
  expect(await idsOf('#mangrove')).toHaveLength(4);
});

test('people are found by their current work: by title, field and details', async () => {
  const owner = await person();
  const post = (body: { title: string; research_field: string; details: string }) =>
    callAs(server, owner, calls.postResearch, { body });
  await post({ title: 'Heat', research_field: 'Physics', details: 'Glass that bends, slowly.' });
  await post({ title: 'Glasses of Silicon', research_field: 'Physics', details: 'Join us.' });
  await post({ title: 'Fibreglass', research_field: 'Boats', details: 'No word begins so.' });
  const [found] = await find('GLASS');
  expect(found?.user_id).toBe(owner.id);
  expect(found?.matches).toMatchObject([
    { kind: 'work', text: 'Glasses of Silicon', matched_words: ['glasses'] },
    { kind: 'work', text: 'Glass that bends, slowly.', matched_words: ['glass'] },
  ]);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posted_research WHERE title IN ('Heat', 'Glasses of Silicon') ORDER BY id DESC
  `.execute(server.deps.db);
  expect(found?.matches.map(({ work_id }) => work_id)).toEqual(rows.map(({ id }) => id));
  expect((await find('glass physics'))[0]?.matches).toHaveLength(2);
  expect(await idsOf('glass boats')).toEqual([]);
});

test('papers come before current work, and work before posts; together they count as much', async () => {
  const posts = await person();
  for (const content of ['optics one', 'optics two']) await write(posts, content);
  const all = await person();
  await write(all, 'optics three');
  const body = { title: 'Optics at work', research_field: 'Light', details: 'Join us.' };
  await callAs(server, all, calls.postResearch, { body });
  await insertPaper(server, all, { title: 'Optics on paper' });
  const found = await find('optics');
  expect(found.map(({ user_id }) => user_id)).toEqual([all.id, posts.id]);
  expect(found[0]?.matches.map(({ kind }) => kind)).toEqual(['paper', 'work', 'post']);
});

test('a hashtag and a word in another English form are highlighted as written in the post', async () => {
  const writer = await person();
  await write(writer, 'We are #folding papers');
  expect((await find('#folding'))[0]?.matches[0]?.matched_words).toEqual(['folding']);
  expect((await find('paper'))[0]?.matches[0]?.matched_words).toEqual(['papers']);
});

test('at most three matches are shown per person, the strongest kinds first', async () => {
  const busy = await person({ interests: ['Optics'], department: 'Optics' });
  for (const content of ['optics one', 'optics two', 'optics three']) await write(busy, content);
  const [found] = await find('optics');
  expect(found?.user_id).toBe(busy.id);
  expect(found?.matches.map(({ kind, text }) => [kind, text])).toEqual([
    ['interest', 'Optics'],
    ['post', 'optics three'],
    ['post', 'optics two'],
  ]);
});

test('interests rank before posts and posts before departments; then more matches, then mutual connections', async () => {
  const department = await person({ department: 'Optics' });
  const writer = await person();
  await write(writer, 'on optics');
  const twice = await person();
  await write(twice, 'optics here');
  await write(twice, 'optics there');
  const [near, far] = [
    await person({ interests: ['Optics'] }),
    await person({ interests: ['Optics'] }),
  ];
  const friend = await person();
  await connectUsers(server, me, friend);
  await connectUsers(server, friend, near);
  const ranked = [near.id, far.id, twice.id, writer.id, department.id];
  expect(await idsOf('optics')).toEqual(ranked);
  const pages = [await idsOf('optics', { limit: 2 }), await idsOf('optics', { offset: 2 })];
  expect(pages.flat()).toEqual(ranked);
  expect(await idsOf('optics', { offset: 5 })).toEqual([]);
});

test('never found: oneself, unverified, incomplete or disabled accounts, and people hidden either way', async () => {
  const about = { interests: ['Optics'] };
  const [mine, blocked, blocking, disabled] = await Promise.all([
    person(about),
    person(about),
    person(about),
    person(about),
    person({ ...about, verified: false }),
    createVerifiedUser(server, about),
  ]);
  const { db, clock } = server.deps;
  await db
    .updateTable('users')
    .set({ disabled_at: clock.now() })
    .where('id', '=', disabled.id)
    .execute();
  const body = { title: 'Optics', research_field: 'Light', details: 'Join us.' };
  for (const writer of [mine, blocked, blocking, disabled]) {
    await write(writer, 'optics');
    await insertPaper(server, writer, { title: 'Optics' });
    await callAs(server, writer, calls.postResearch, { body });
  }
  await callAs(server, mine, calls.block, { body: { user_id: blocked.id } });
  await callAs(server, blocking, calls.block, { body: { user_id: mine.id } });
  expect(await find('optics', {}, mine)).toEqual([]);
  expect((await idsOf('optics')).sort()).toEqual([mine.id, blocked.id, blocking.id].sort());
});

test('people are found without the accents of their interests, places and work', async () => {
  const byInterest = await person({ interests: ['Théorie des nœuds'] });
  const byPlace = await person({ university: 'Łódź', department: 'Ökonomie' });
  const byWork = await person();
  const body = { title: 'Søren reads', research_field: 'Letters', details: 'Naïveté, C++' };
  await callAs(server, byWork, calls.postResearch, { body });
  expect(await idsOf('theorie noeuds')).toEqual([byInterest.id]);
  expect(await idsOf('lodz okonomie')).toEqual([byPlace.id]);
  expect(await idsOf('soren naivete')).toEqual([byWork.id]);
  const [found] = await find('naivete');
  expect(found?.matches[0]?.matched_words).toEqual(['naïveté']);
});
