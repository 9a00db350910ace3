import type { Client } from 'pg';
import { PROBE_WORDS } from './fillCampus';

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

const vector = (text: string) =>
  `strip(to_tsvector('simple', ${text})) || strip(to_tsvector('english', ${text}))`;

/** Every paragraph has seventeen of the campus's sentences, 119 words, and fills a page. */
const paragraphs = `
  CREATE TEMP TABLE paragraphs AS
    SELECT number, text, ${vector('text')} AS words FROM (
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
  INSERT INTO document_texts (sha256, state, page_count, words)
    SELECT decode(md5(n::text) || md5('b' || n), 'hex'), 'readable', ${PAGES}, words || ${vector('said')}
    FROM (
      SELECT n, pg_temp.joined_words(words) AS words, ${probes} AS said
      FROM chosen JOIN paragraphs USING (number) GROUP BY n
    ) AS texts ORDER BY n;
  INSERT INTO document_pages (text_id, page, text)
    SELECT n, page, text || CASE WHEN page = 2 THEN ${probes} ELSE '' END
    FROM chosen JOIN paragraphs USING (number);
  INSERT INTO files (name, owner_id, purpose, mime_type, bytes, original_name)
    SELECT 'paper' || n, 1 + n % ${users}, 'paper', 'application/pdf', 400000, 'paper.pdf'
    FROM generate_series(1, ${count}) AS n;
  INSERT INTO papers (user_id, file_id, text_id, title, author, research_field, abstract)
    SELECT files.owner_id, files.id, n, left(a.text, 80), 'A. ' || left(b.text, 20) || ' and B. Writer',
      'Field ' || n % 200, left(b.text, 500)
    FROM generate_series(1, ${count}) AS n
    JOIN files ON files.name = 'paper' || n
    JOIN paragraphs a ON a.number = n % ${PARAGRAPHS}
    JOIN paragraphs b ON b.number = n * 7 % ${PARAGRAPHS}
    ORDER BY n;
`;

/** Adds papers with text to a campus that was just filled, on the same connection. */
export async function fillPapers(client: Client, users: number, count: number): Promise<void> {
  // A trigger joins the words of a paper; foreign keys need no check.
  await client.query('ALTER TABLE papers ENABLE ALWAYS TRIGGER papers_words');
  const { rows } = await client.query<{ indexdef: string; indexname: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE indexname IN ('papers_by_word', 'document_pages_by_word')",
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  await client.query(paragraphs);
  await client.query(papers(users, count));
  await client.query('ALTER TABLE papers ENABLE TRIGGER papers_words');
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query('VACUUM ANALYZE');
}
