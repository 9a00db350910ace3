import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let author: TestUser;
let reader: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  author = await server.person();
  reader = await server.person();
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.deleteFrom('posts').execute());

const write = async (content: string) =>
  (await callAs(server, author, calls.createTextPost, { body: { content } })).response.id;
const writeAll = async (contents: readonly string[]) => {
  for (const content of contents) await write(content);
};
const search = async (keyword: string) => {
  const { status, response } = await callAs(server, reader, calls.searchPosts, {
    query: { keyword },
  });
  expect(status).toBe(200);
  return response;
};
const found = async (keyword: string) => (await search(keyword)).posts.map((post) => post.content);
const marked = async (keyword: string) => (await search(keyword)).matched_words ?? [];

test.each([
  ['nodejs', 'Notes on node.js', ['node.js']],
  ['node.js', 'Notes on NodeJS', ['nodejs']],
  ['a.b.c', 'Grade abc', ['abc']],
  ['usa', 'A day in the U.S.A. today', ['u.s.a']],
])('the search for %s finds the post “%s” and marks its words', async (keyword, post, words) => {
  await write(post);
  await write('Notes on something else');
  expect(await found(keyword)).toEqual([post]);
  expect(await marked(keyword)).toEqual(words);
});

describe('compound hashtags', () => {
  beforeEach(() =>
    writeAll(['Reading #MachineLearning', 'Panel on #AIEthics', '#বাংলা and #lowercase, Bd#Not']),
  );

  test.each([
    ['machine learning', 'Reading #MachineLearning'],
    ['learning', 'Reading #MachineLearning'],
    ['#machinelearning', 'Reading #MachineLearning'],
    ['ai', 'Panel on #AIEthics'],
    ['ethics', 'Panel on #AIEthics'],
  ])('the search for %s finds the post “%s”', async (keyword, post) => {
    expect(await found(keyword)).toEqual([post]);
  });

  test('their words are marked as a whole', async () => {
    expect(await marked('machine')).toEqual(['machinelearning']);
  });

  test('a part of a hashtag without capitals inside is no word', async () => {
    expect(await found('case')).toEqual([]);
  });

  test('posts with the words in their own text come first', async () => {
    await write('A machine that keeps learning');
    expect(await found('machine learning')).toEqual([
      'A machine that keeps learning',
      'Reading #MachineLearning',
    ]);
  });
});

describe('signs', () => {
  const POSTS = [
    'C++ study group',
    'C# for beginners',
    'Cats and coffee',
    'The TCP/IP input/output layer',
    'COVID-19 rules',
    'Ends here.Next starts',
    '📅Workshop on Friday',
    'machine\u00A0learning',
    'الذكاء،التعلم',
    '数学、物理',
    '（draft）',
    'node.js and .NET',
    'Write to student@du.ac.bd',
    'The R&D budget',
    "I don't know",
    'AB+ blood needed',
    'snake_case names',
  ];
  beforeEach(() => writeAll(POSTS));

  test.each([
    ['C++', 'C++ study group'],
    ['c#', 'C# for beginners'],
    ['output', 'The TCP/IP input/output layer'],
    ['IP', 'The TCP/IP input/output layer'],
    ['tcp/ip', 'The TCP/IP input/output layer'],
    ['COVID 19', 'COVID-19 rules'],
    ['covid-19', 'COVID-19 rules'],
    ['next', 'Ends here.Next starts'],
    ['Workshop', '📅Workshop on Friday'],
    ['learning', 'machine\u00A0learning'],
    ['التعلم', 'الذكاء،التعلم'],
    ['物理', '数学、物理'],
    ['draft', '（draft）'],
    ['node.js', 'node.js and .NET'],
    ['.NET', 'node.js and .NET'],
    ['student@du.ac.bd', 'Write to student@du.ac.bd'],
    ['R&D', 'The R&D budget'],
    ["don't", "I don't know"],
    ['don’t', "I don't know"],
    ['AB+', 'AB+ blood needed'],
    ['case', 'snake_case names'],
  ])('%s finds only the fitting post', async (keyword, content) => {
    expect(await found(keyword)).toEqual([content]);
  });
});

describe('one letter in two encodings', () => {
  const PAIRS = [
    ['প\u09DCা', 'পড\u09BCা'],
    ['আষা\u09DD', 'আষাঢ\u09BC'],
    ['সম\u09DF', 'সময\u09BC'],
    ['Vi\u1EC7t', 'Vie\u0323\u0302t'],
    ['\uD55C\uAD6D', '\u1112\u1161\u11AB\u1100\u116E\u11A8'],
    ['M\u00FCller', 'Mu\u0308ller'],
  ] as const;
  test.each(PAIRS)('%j and %j find both, and mark them', async (one, other) => {
    await writeAll([`${one} one`, `${other} two`]);
    for (const keyword of [one, other]) {
      expect((await found(keyword)).toSorted()).toEqual([`${one} one`, `${other} two`].toSorted());
      expect(await marked(keyword)).toHaveLength(1);
    }
  });
});

test('joiners between letters belong to the word, in texts and hashtags', async () => {
  await writeAll(['#র\u200D্যাগডে শুভ', '#می\u200Cخواهم سلام', 'একটি র\u200D্যাংকিং', '#র']);
  expect(await found('#র\u200D্যাগডে')).toEqual(['#র\u200D্যাগডে শুভ']);
  expect(await found('#می\u200Cخواهم')).toEqual(['#می\u200Cخواهم سلام']);
  expect(await found('র\u200D্যাংকিং')).toEqual(['একটি র\u200D্যাংকিং']);
  expect(await found('#র')).toEqual(['#র']);
  const { response } = await callAs(server, reader, calls.listPostsByHashtag, {
    query: { hashtag: '#র\u200D্যাগডে', limit: 5 },
  });
  expect(response).toMatchObject({ posts: [{ content: '#র\u200D্যাগডে শুভ' }] });
});

test.each([
  ['cafe', 'Café près de l’université', 'Cafe with plain letters'],
  ['universite', 'Université de Montréal', 'universite without accents'],
  ['strasse', 'Straße', 'Strasse'],
  ['soren', 'Søren', 'Soren'],
  ['lodz', 'Łódź', 'Lodz'],
  ['isik', 'Işık', 'Isik'],
  ['елка', 'Ёлка', 'Елка'],
])('%s finds both spellings, its own first', async (keyword, accented, plain) => {
  await writeAll([plain, accented]);
  expect(await found(keyword)).toEqual([plain, accented]);
  const [word = ''] = accented.split(' ');
  expect(await found(word)).toEqual([accented, plain]);
  expect(await marked(word)).toContain(word.toLowerCase());
});

test('vowel signs are no accents', async () => {
  await writeAll(['কল', 'কি', 'ไท']);
  expect(await found('কলা')).toEqual([]);
  expect(await found('কী')).toEqual([]);
  expect(await found('ไทย')).toEqual([]);
});

test.each([
  ['我们研究机器学习方法', '机器学习'],
  ['私は東京大学で数学を学ぶ', '数学'],
  ['カタカナの勉強', 'タカナ'],
  ['เราเรียนภาษาไทยที่มหาวิทยาลัย', 'ภาษาไทย'],
  ['ພາສາລາວງາມ', 'ລາວ'],
  ['ភាសាខ្មែរ', 'ខ្មែរ'],
  ['မြန်မာစာ', 'စာ'],
])('in the unbroken sentence %s the word %s is found and marked', async (content, word) => {
  await writeAll([content, [...word].toReversed().join('、')]);
  expect(await found(word)).toEqual([content]);
  expect((await marked(word)).join('').normalize('NFKC')).toContain(word.normalize('NFKC'));
});

test('an edit changes the words by which a post is found', async () => {
  const id = await write('C++ café');
  const body = { content: 'C# thé' };
  await callAs(server, author, calls.updateTextPost, { params: { id }, body });
  expect(await found('C++')).toEqual([]);
  expect(await found('the c#')).toEqual(['C# thé']);
});
