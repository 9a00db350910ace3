import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { distinctWordVector, wordVector } from './wordVector';
import { readWordsQuery } from './wordsQuery';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

/** Those of the texts that the database doesn't find by their keyword. */
async function missed(pairs: readonly (readonly [text: string, keyword: string])[]) {
  const queries = pairs.map(([, keyword]) => readWordsQuery([keyword])?.full ?? '');
  const find = async (vectors: readonly string[]) => {
    const { rows } = await sql<{ place: number }>`
      SELECT place::integer FROM
        unnest(${[...vectors]}::text[], ${queries}::text[]) WITH ORDINALITY AS each (words, query, place)
      WHERE NOT words::tsvector @@ query::tsquery
    `.execute(database.db);
    return rows.map(({ place }) => pairs[place - 1]);
  };
  const stripped = await Promise.all(pairs.map(([text]) => distinctWordVector([text])));
  return [
    ...(await find(pairs.map(([text]) => wordVector([{ text }])))),
    ...(await find(stripped)),
  ];
}

const SIGNS = Array.from({ length: 0x1_fb_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{P}\p{S}]/u.test(character));

test('no sign of Unicode hides the words around it, nor makes a search miss them', async () => {
  const pairs = SIGNS.flatMap((sign) => [
    [`left${sign}right`, 'left'] as const,
    [`left${sign}right`, 'right'] as const,
    [`গণিত${sign}ভাষা`, `${sign}ভাষা${sign}`] as const,
    [`left${sign}right`, `left${sign}right`] as const,
  ]);
  expect(await missed(pairs)).toEqual([]);
});

test('letters and digits are found in the forms of another keyboard', async () => {
  const forms = [
    ['২০২৪', '2024'],
    ['ایران', 'ايران'],
    ['العَرَبِيَّة', 'العربية'],
    ['أحمد', 'احمد'],
    ['O\u02BCBrien', "O'Brien"],
    ['উৎসব', 'উত\u09CD\u200Dসব'],
  ] as const;
  const both = forms.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  expect(await missed(both)).toEqual([]);
});

test('words that a sign joins are found as the one word that others write, and the other way round', async () => {
  const forms = [
    ['node.js', 'nodejs'],
    ['e-mails', 'email'],
    ['COVID-19', 'covid19'],
    ['U.S.A.', 'usa'],
    ['Ph.D.', 'PhD'],
    ["O'Brien", 'obrien'],
    ['Qurʾān', 'quran'],
    ['ʿAlī', 'ali'],
    ["don't", 'dont'],
    ['Schloß-Park', 'schlosspark'],
    ['প্রাক-নির্বাচনী', 'প্রাকনির্বাচনী'],
    ['follow-up', 'followup'],
    ['10^6', '10⁶'],
    ['10^-6', '10⁻⁶'],
    ['10^{6}', '10⁶'],
    ['১০⁶', '10^6'],
    ['m^2', 'm²'],
    ['1,000', '1000'],
    ['1,00,000', '100000'],
    ['২,৫০০', '2500'],
    ['AB−', 'ab-'],
    ['Ａ＊', 'a*'],
  ] as const;
  const both = forms.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  expect(await missed(both)).toEqual([]);
});

test('a list without blanks is found by each of its numbers', async () => {
  expect(
    await missed([
      ['pp. 112,134', '134'],
      ['pp. 112,134', '112'],
      ['B- and A*', 'b'],
    ]),
  ).toEqual([]);
});

test('joined words are not found as another word or number', async () => {
  const others = [
    ["we'll", 'well'],
    ['we’re', 'were'],
    ['3.14', '314'],
    ['2020-21', '202021'],
    ['co-op', 'cooperation'],
    ['cooperation', 'co-op'],
    ['10⁶', '106'],
    ['10^6', '106'],
    ['106', '10^6'],
    ['10-6', '10^6'],
    ['10^6', '10⁻⁶'],
    ['1,2,3', '123'],
    ['1.000', '1000'],
    ['beta test', 'B-'],
    ['AB+', 'AB-'],
    ['about', 'A*'],
  ] as const;
  expect(await missed(others)).toHaveLength(2 * others.length);
});

test('a word of characters that stand for many is cut like a long one', async () => {
  const blessing = '\uFDFA'.repeat(200);
  expect(await missed([[blessing, blessing]])).toEqual([]);
});

test('no text of any script breaks a vector or a query', async () => {
  const texts = Array.from({ length: 0x3_00 }, (_, block) =>
    Array.from({ length: 0x80 }, (__, low) => String.fromCodePoint(block * 0x80 + low))
      .filter((character) => /[^\p{C}]/u.test(character))
      .join(''),
  );
  const pairs = texts
    .filter((text) => readWordsQuery([text.slice(0, 40)]) !== null)
    .map((text) => [text, text.slice(0, 40)] as const);
  expect(pairs.length).toBeGreaterThan(300);
  await expect(missed(pairs)).resolves.toBeDefined();
});

test('the vector of the longest texts fits into a row', async () => {
  const text = Array.from({ length: 200_000 }, (_, at) =>
    String.fromCodePoint(0x4e_00 + ((at * 7_919) % 20_000)),
  ).join('');
  const vectors = [wordVector([{ text, weight: 'A' }]), await distinctWordVector([text, text])];
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_column_size(words::tsvector || words::tsvector) AS bytes
    FROM unnest(${vectors}::text[]) AS words
  `.execute(database.db);
  for (const { bytes } of rows) expect(bytes).toBeGreaterThan(100_000);
});
