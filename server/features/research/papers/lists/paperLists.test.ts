import childProcess from 'node:child_process';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { waitUntil } from '#server/testing/waitUntil';
import { insertPaper } from '#server/testing/insertPaper';
import { stopCitationWorker } from '../../citations/readCitations';

let server: TestServer;
let writer: TestUser;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  writer = await server.person();
  reader = await server.person({
    university: 'Dhaka',
    department: 'Physics',
    interests: ['Quantum Computing'],
  });
});
afterAll(async () => {
  await stopCitationWorker();
  await server.close();
});

testRefusals(() => server, ['listRecommendedPapers', 'searchPapers']);

const search = (keyword: string, user = reader) =>
  callAs(server, user, calls.searchPapers, { query: { keyword } });
const idsOf = async (keyword: string) => (await search(keyword)).response.map(({ id }) => id);

test('showing papers starts the citation process, once', async () => {
  const start = jest.spyOn(childProcess, 'fork');
  const started = () =>
    start.mock.calls.filter(([path]) => String(path).includes('citationWorker')).length;
  await search('zzz');
  expect(started()).toBe(0);
  await insertPaper(server, writer, { title: 'Zzz' });
  await search('zzz');
  await search('zzz');
  await waitUntil(() => expect(started()).toBe(1));
  await search('zzz');
  expect(started()).toBe(1);
  start.mockRestore();
});

describe('a search', () => {
  let inTitle: number;
  let inAbstract: number;
  let inText: number;
  beforeAll(async () => {
    inText = await insertPaper(server, writer, {
      title: 'Quiet rooms',
      pages: ['Nothing here.', `${'filler '.repeat(100)}the gyroscopes hummed in the basement`],
    });
    inAbstract = await insertPaper(server, writer, {
      title: 'Loud rooms',
      abstract: 'A gyroscope that hums.',
    });
    inTitle = await insertPaper(server, writer, {
      title: 'Gyroscopes at home',
      author: 'A. Zweistein',
    });
  });

  test('finds words in title, abstract and text, in this order, in any English form', async () => {
    expect(await idsOf('gyroscope')).toEqual([inTitle, inAbstract, inText]);
    expect(await idsOf('gyrosc')).toEqual([inTitle, inAbstract, inText]);
    expect(await idsOf('ZWEISTEIN')).toEqual([inTitle]);
  });

  test('requires all words, wherever each occurs', async () => {
    expect(await idsOf('quiet basement')).toEqual([inText]);
    expect(await idsOf('quiet loud')).toEqual([]);
    expect(await idsOf('& | ! "')).toEqual([]);
  });

  test('shows the words and their page, or the abstract', async () => {
    const [paper] = (await search('gyroscope basement')).response;
    expect(paper).toMatchObject({
      matched_words: ['gyroscopes', 'basement'],
      snippet: {
        page: 2,
        text: expect.stringContaining('gyroscopes hummed in the basement') as string,
      },
    });
    expect((await search('hums loud')).response[0]).toMatchObject({
      snippet: { text: 'A gyroscope that hums.' },
    });
    expect((await search('zweistein')).response[0]).toMatchObject({ snippet: null });
  });

  test('leaves out papers of people who are hidden', async () => {
    const blocked = await server.person();
    await callAs(server, blocked, calls.block, { body: { user_id: writer.id } });
    expect((await search('gyroscope', blocked)).response).toEqual([]);
  });

  test.each(['', '   '])('without a word (“%s”) is refused', async (keyword) => {
    expect((await search(keyword)).status).toBe(400);
  });
});

test('recommended are papers of the reader’s fields, then of their department, then the newest', async () => {
  const colleague = await server.person({ university: 'Dhaka', department: 'Physics' });
  const hidden = await server.person();
  await callAs(server, reader, calls.block, { body: { user_id: hidden.id } });
  const ofField = await insertPaper(server, writer, { research_field: 'quantum computing' });
  const ofDepartment = await insertPaper(server, writer, { research_field: 'PHYSICS' });
  const ofColleague = await insertPaper(server, colleague, { research_field: 'Gardening' });
  await insertPaper(server, hidden, { research_field: 'Quantum Computing' });
  const newest = await insertPaper(server, writer, { research_field: 'Cooking' });
  const page = async (offset: number) =>
    (
      await callAs(server, reader, calls.listRecommendedPapers, { query: { limit: 3, offset } })
    ).response.map(({ id }) => id);
  expect(await page(0)).toEqual([ofDepartment, ofField, ofColleague]);
  expect((await page(3))[0]).toBe(newest);
  const all = [...(await page(0)), ...(await page(3)), ...(await page(6))];
  expect(new Set(all).size).toBe(all.length);
});

test('a field matches in another spelling, and a related one comes before the others', async () => {
  const scholar = await server.person({
    university: 'Rajshahi',
    department: 'Computer Science & Engineering',
    interests: ['Réseaux'],
  });
  // Known fields are read once a minute.
  server.clock.advance(120_000);
  const made: number[] = [];
  for (const research_field of [
    'Green reseaux',
    'computer-science and  engineering',
    'Computer Science',
    'RESEAUX',
    'Zoology',
  ])
    made.push(await insertPaper(server, writer, { research_field }));
  const [green, department, science, same, zoology] = made;
  const { response } = await callAs(server, scholar, calls.listRecommendedPapers, {
    query: { limit: 5 },
  });
  expect(response.map(({ id }) => id)).toEqual([same, department, science, green, zoology]);
});

test('papers are found in every encoding, with and without accents, and by words within signs', async () => {
  const accented = await insertPaper(server, writer, {
    title: 'Résumé of naïve Bayes',
    author: 'Paul Erdős',
    abstract: 'সম\u09DF এবং র\u200D্যাংকিং',
    pages: ['The TCP/IP stack in C++; 数学を学ぶ인', 'Zwischen Straße und Müll'],
  });
  const plain = await insertPaper(server, writer, { title: 'Resume of naive Bayes' });
  expect(await idsOf('resume naive')).toEqual([plain, accented]);
  expect(await idsOf('résumé')).toEqual([accented, plain]);
  for (const keyword of [
    'erdos',
    'সময\u09BC',
    'সম\u09DF',
    'র\u200D্যাংকিং',
    'C++',
    'TCP/IP',
    '数学',
    'strasse',
  ])
    expect([keyword, await idsOf(keyword)]).toEqual([keyword, [accented]]);
  const { response } = await search('mull');
  expect(response[0]?.matched_words).toContain('müll');
  expect(response[0]?.snippet?.page).toBe(2);
});

test('an edited paper is found by its new words', async () => {
  const id = await insertPaper(server, writer, { title: 'Zweitschrift über Öfen' });
  const body = { title: 'Zweitschrift über Dächer' };
  await callAs(server, writer, calls.updatePaper, { params: { id }, body });
  expect(await idsOf('zweitschrift ofen')).toEqual([]);
  expect(await idsOf('zweitschrift dacher')).toEqual([id]);
});
