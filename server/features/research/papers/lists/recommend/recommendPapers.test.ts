import { calls } from '#contract/calls/index';
import type { PaperReason } from '#contract/entities/research';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { stopCitationWorker } from '../../../citations/readCitations';

const DAY_MS = 86_400_000;
let server: TestServer;
let writer: TestUser;
let reader: TestUser;
beforeEach(async () => {
  server = await createTestServer();
  writer = await server.person();
  reader = await server.person();
});
afterEach(async () => {
  await stopCitationWorker();
  await server.close();
});

const list = async (user = reader) =>
  (await callAs(server, user, calls.listRecommendedPapers)).response;
const idsFor = async (user = reader) => (await list(user)).map(({ id }) => id);
const whyOf = async (id: number, user = reader): Promise<PaperReason | undefined> => {
  const paper = (await list(user)).find((each) => each.id === id);
  if (!paper) throw new Error('The paper is not listed.');
  return paper.why;
};
const save = (id: number, user = reader) =>
  callAs(server, user, calls.saveToLibrary, { params: { kind: 'paper', id }, body: {} });
const read = (id: number, user = reader) =>
  callAs(server, user, calls.keepReadingPlace, { params: { id }, body: { page: 1 } });
const add = (paper: Parameters<typeof insertPaper>[2] = {}, user = writer) =>
  insertPaper(server, user, paper);

const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);

const SINKS = {
  title: 'Attention sinks in streaming language models',
  author: 'Nusrat Jahan; World Bank',
};

describe('a paper is recommended because', () => {
  test('its field or its words are an interest of the reader, in any spelling', async () => {
    const fan = await server.person({ interests: ['Graph Theory', 'Réseaux', 'Botany'] });
    const field = await add({ research_field: 'graph-theory' });
    const narrow = await add({ research_field: 'Green reseaux' });
    const title = await add({ title: 'Theory of every graph', research_field: 'Mathematics' });
    expect(await whyOf(field, fan)).toEqual({ kind: 'interest', words: ['Graph Theory'] });
    expect(await whyOf(narrow, fan)).toEqual({ kind: 'interest', words: ['Réseaux'] });
    expect(await whyOf(title, fan)).toEqual({ kind: 'interest', words: ['Graph Theory'] });
    expect(await idsFor(fan)).toEqual([field, narrow, title]);
  });

  test('it is close to the department, or a member of the department added it', async () => {
    const place = { university: 'Dhaka', department: 'Marine Biology' };
    const [fan, colleague] = [await server.person(place), await server.person(place)];
    const near = await add({ research_field: 'marine biology' });
    const theirs = await add({ research_field: 'Cooking' }, colleague);
    expect(await whyOf(near, fan)).toEqual({ kind: 'department', words: ['Marine Biology'] });
    expect(await whyOf(theirs, fan)).toEqual({ kind: 'colleague' });
  });

  test.each(['saved', 'read', 'own'] as const)(
    'it has an author of a paper that is %s',
    async (relation) => {
      const by = relation === 'own' ? reader : writer;
      const known = await add(SINKS, by);
      const other = await add({ title: 'Tides', author: 'Rahman, Tanvir and Jahan, Nusrat K.' });
      const initial = await add({ title: 'Waves', author: 'N. Jahan, World Bank' });
      if (relation === 'saved') await save(known);
      if (relation === 'read') await read(known);
      const paper = { id: known, title: SINKS.title, relation };
      expect(await whyOf(other)).toEqual({ kind: 'author', name: 'Nusrat Jahan', paper });
      expect(await whyOf(initial)).toEqual({ kind: 'new' });
    },
  );

  test('a reference in the library has its author or its DOI', async () => {
    const entry = { title: 'Tides', author: 'Jahan, Nusrat', year: 2020, doi: '10.1234/tides' };
    await callAs(server, reader, calls.importReferences, {
      body: { entries: [{ ...entry, fields: {} }] },
    });
    const same = await add({ title: 'On tides', doi: '10.1234/tides' });
    const author = await add({ author: 'Nusrat Jahan' });
    expect(await whyOf(same)).toEqual({ kind: 'reference' });
    expect(await whyOf(author)).toEqual({ kind: 'author', name: 'Nusrat Jahan' });
  });

  test('a paper of the reader cites its DOI, and not one that only begins like it', async () => {
    const citing = await add({
      title: 'A review',
      pages: ['Nothing here.', 'See https://doi.org/10.1234/Tides.7. And 10.1234/waves.78'],
    });
    await save(citing);
    const cited = await add({ doi: '10.1234/tides.7' });
    const other = await add({ doi: '10.1234/waves.7' });
    const paper = { id: citing, title: 'A review', relation: 'saved' };
    expect(await whyOf(cited)).toEqual({ kind: 'cited', paper });
    expect(await whyOf(other)).toEqual({ kind: 'new' });
  });

  test('its words are like those of a paper of the reader', async () => {
    const known = await add(SINKS);
    await save(known);
    const similar = await add({ title: 'Streaming with attention: sinks of a model' });
    const other = await add({ title: 'The streaming of rivers in the delta' });
    const paper = { id: known, title: SINKS.title, relation: 'saved' };
    expect(await whyOf(similar)).toEqual({ kind: 'similar', paper });
    expect(await whyOf(other)).toEqual({ kind: 'new' });
  });
});

test('without interests and papers, the newest come first, and are new for 30 days', async () => {
  const old = await add();
  await server.deps.db
    .updateTable('papers')
    .set({ created_at: daysAgo(31) })
    .execute();
  const fresh = await add();
  expect((await list()).map(({ id, why }) => [id, why])).toEqual([
    [fresh, { kind: 'new' }],
    [old, undefined],
  ]);
});

test('saved papers are left out, and the reader’s own are among the others without a reason', async () => {
  const fan = await server.person({ interests: ['Botany'] });
  const saved = await add();
  await save(saved, fan);
  const near = await add();
  const other = await add({ research_field: 'Cooking' });
  const own = await add({}, fan);
  expect((await list(fan)).map(({ id, why }) => [id, why?.kind])).toEqual([
    [near, 'interest'],
    [own, undefined],
    [other, 'new'],
  ]);
});

test('a paper that was opened within 30 days has no reason to be first', async () => {
  const fan = await server.person({ interests: ['Botany'] });
  const opened = await add();
  const near = await add();
  const later = await add({ research_field: 'Cooking' });
  await read(opened, fan);
  expect(await idsFor(fan)).toEqual([near, later, opened]);
  expect(await whyOf(opened, fan)).toBeUndefined();
  await server.deps.db
    .updateTable('reading_places')
    .set({ updated_at: daysAgo(31) })
    .execute();
  expect(await idsFor(fan)).toEqual([near, opened, later]);
});

test('several reasons come before one', async () => {
  const fan = await server.person({ interests: ['Botany'] });
  await save(await add({ ...SINKS, research_field: 'Cooking' }), fan);
  const both = await add({ author: 'Nusrat Jahan' });
  const one = await add();
  expect(await idsFor(fan)).toEqual([both, one]);
});

test('no reason names a paper or a person that the reader may not see, or that is gone', async () => {
  const [blocked, deleter] = [await server.person(), await server.person()];
  const hidden = await add({ title: 'Hidden', author: 'Nusrat Jahan' }, blocked);
  const deleted = await add({ title: 'Deleted', author: 'Tanvir Rahman' }, deleter);
  for (const id of [hidden, deleted]) await save(id);
  const byFirst = await add({ author: 'Nusrat Jahan' });
  const bySecond = await add({ author: 'Tanvir Rahman' });
  expect([(await whyOf(byFirst))?.kind, (await whyOf(bySecond))?.kind]).toEqual([
    'author',
    'author',
  ]);

  await callAs(server, reader, calls.block, { body: { user_id: blocked.id } });
  await callAs(server, deleter, calls.deletePaper, { params: { id: deleted } });
  expect([await whyOf(byFirst), await whyOf(bySecond)]).toEqual([{ kind: 'new' }, { kind: 'new' }]);
});

test('a person who is hidden is not named, although others list them as an author', async () => {
  const blocked = await server.person();
  const body = { display_name: 'Nusrat JAHAN' };
  expect((await callAs(server, blocked, calls.changeDetails, { body })).status).toBe(200);
  await save(await add(SINKS));
  const other = await add({ author: 'Nusrat Jahan' });
  expect((await whyOf(other))?.kind).toBe('author');
  await callAs(server, blocked, calls.block, { body: { user_id: reader.id } });
  expect(await whyOf(other)).toEqual({ kind: 'new' });
});

test('what others save and read changes nothing', async () => {
  const known = await add(SINKS);
  await add({ author: 'Nusrat Jahan' });
  const withoutLinks = async () => (await list()).map(({ id, title, why }) => ({ id, title, why }));
  const before = await withoutLinks();
  const other = await server.person();
  await save(known, other);
  await read(known, other);
  expect(await withoutLinks()).toEqual(before);
});

test('pages follow each other without gaps', async () => {
  const fan = await server.person({ interests: ['Botany'] });
  const made: number[] = [await add({}, fan)];
  for (let n = 0; n < 6; n += 1)
    made.push(await add({ research_field: n % 2 === 0 ? 'Botany' : 'Cooking' }));
  const found: number[] = [];
  for (let offset = 0; offset < 8; offset += 2) {
    const query = { limit: 2, offset };
    const { response } = await callAs(server, fan, calls.listRecommendedPapers, { query });
    found.push(...response.map(({ id }) => id));
  }
  expect(found).toEqual(await idsFor(fan));
  expect([...found].sort((a, b) => a - b)).toEqual(made);
});
