import type { Client } from 'pg';
import { PROBE_WORDS } from './fillCampus';
import { strippedVectorOf, vectorOf } from './vectorOf';

/** Words to search papers for; one paper in the given number contains each in its text. */
export const PAPER_WORDS = {
  ...PROBE_WORDS,
  half: 'method',
  all: 'introduction',
} as const;

const EVERY: Record<keyof typeof PAPER_WORDS, number> = {
  all: 1,
  half: 2,
  tenth: 10,
  thirtieth: 30,
  hundredth: 100,
  thousandth: 1_000,
  few: 5_000,
};

const PARAGRAPHS = 2_900;
const PAGES = 2;

const probes = Object.entries(PAPER_WORDS)
  .map(([share, word]) => {
    const every = EVERY[share as keyof typeof PAPER_WORDS];
    return `CASE WHEN n % ${every} = 0 THEN ' ${word}' ELSE '' END`;
  })
  .join(' || ');

/** Every paragraph has seventeen of the campus's sentences, 119 words, and fills a page. */
const paragraphs = `
  CREATE TEMP TABLE paragraphs AS
    SELECT number, text, ${strippedVectorOf('text')} AS words FROM (
      SELECT number / 17 AS number, string_agg(text, ' ') AS text FROM sentences
      WHERE number < ${PARAGRAPHS * 17} GROUP BY number / 17
    ) AS joined;
  CREATE UNIQUE INDEX ON paragraphs (number);
  ANALYZE paragraphs;
`;

const chance = (seed: string) =>
  `('x' || substr(md5(${seed}), 1, 7))::bit(28)::integer % ${PARAGRAPHS}`;

const papers = (users: number, count: number) => `
  CREATE TEMP TABLE chosen AS
    SELECT n, page, ${chance("n || ':' || page")} AS number
    FROM generate_series(1, ${count}) AS n, generate_series(1, ${PAGES}) AS page;
  ANALYZE chosen;
  CREATE AGGREGATE pg_temp.joined_words (tsvector)
    (SFUNC = tsvector_concat, STYPE = tsvector, INITCOND = '');
  INSERT INTO document_texts (sha256, state, page_count, words, words_at)
    SELECT decode(md5(n::text) || md5('b' || n), 'hex'), 'readable', ${PAGES}, words || ${strippedVectorOf('said')},
      now()
    FROM (
      SELECT n, pg_temp.joined_words(words) AS words, ${probes} AS said
      FROM chosen JOIN paragraphs USING (number) GROUP BY n
    ) AS texts ORDER BY n;
  INSERT INTO document_pages (text_id, page, text, words, words_at)
    SELECT n, page, said, ${vectorOf('said')}, now()
    FROM (
      SELECT n, page, text || CASE WHEN page = 2 THEN ${probes} ELSE '' END AS said
      FROM chosen JOIN paragraphs USING (number)
    ) AS pages;
  INSERT INTO files (name, owner_id, purpose, mime_type, bytes, original_name)
    SELECT 'paper' || n, 1 + n % ${users}, 'paper', 'application/pdf', 400000, 'paper.pdf'
    FROM generate_series(1, ${count}) AS n;
  INSERT INTO papers
      (user_id, file_id, text_id, title, author, research_field, abstract, words, words_at)
    SELECT user_id, file_id, written.text_id, written.title, written.author, research_field,
      written.abstract,
      setweight(${vectorOf('written.title')}, 'A') ||
        setweight(${vectorOf("written.author || ' ' || research_field")}, 'B') ||
        setweight(${vectorOf('written.abstract')}, 'C') || document_texts.words,
      now()
    FROM (
      SELECT files.owner_id AS user_id, files.id AS file_id, n AS text_id, left(a.text, 80) AS title,
        'A. ' || left(b.text, 20) || ' and B. Writer' AS author, 'Field ' || n % 200 AS research_field,
        left(b.text, 500) AS abstract
      FROM generate_series(1, ${count}) AS n
      JOIN files ON files.name = 'paper' || n
      JOIN paragraphs a ON a.number = n % ${PARAGRAPHS}
      JOIN paragraphs b ON b.number = n * 7 % ${PARAGRAPHS}
    ) AS written JOIN document_texts ON document_texts.id = written.text_id
    ORDER BY written.text_id;
`;

/** Adds papers with text to a campus that was just filled, on the same connection. */
export async function fillPapers(client: Client, users: number, count: number): Promise<void> {
  const { rows } = await client.query<{ indexdef: string; indexname: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE indexname IN ('papers_by_word', 'document_pages_by_word')",
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  await client.query(paragraphs);
  await client.query(papers(users, count));
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query('VACUUM ANALYZE');
}
