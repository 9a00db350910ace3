import { sql, type Kysely } from 'kysely';
import type { PersonMatch } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import { beginningsQuery, openingOf, snippetAround } from '#domain/words';
import { matchedBeginnings } from './peopleWords';

/** The amount of newest current work to scan, because its words have no index. */
const MOST_READ = sql.lit(1_000);
/** The most matching work. */
const MOST_FOUND = sql.lit(300);

/** The matches in people's current work, by author id, the newest first. */
export type WorksByAuthor = ReadonlyMap<number, readonly PersonMatch[]>;

interface WorkText {
  id: number;
  user_id: number;
  title: string;
  research_field: string;
  details: string;
}

function matchOf(work: WorkText, topic: readonly string[]): PersonMatch | null {
  const { id, title, research_field, details } = work;
  const words = new Set(matchedBeginnings([title, research_field, details].join('\n'), topic));
  if (words.size === 0) return null;
  const snippet =
    snippetAround(title, words) ??
    snippetAround(details, words) ??
    snippetAround(research_field, words) ??
    openingOf(title);
  return { kind: 'work', ...snippet, work_id: id };
}

/** The newest current work in which every word of the topic starts a word, by author. */
export async function findWorksByAuthor(
  db: Kysely<Tables>,
  readerId: number,
  topic: readonly string[],
): Promise<WorksByAuthor> {
  // Work without its words yet passes this query, and is filtered below.
  const { rows } = await sql<WorkText>`
    SELECT id, user_id, title, research_field, details FROM (
      SELECT * FROM posted_research WHERE user_id NOT IN ${hiddenAuthors(db, readerId)}
        AND (SELECT deleted_at IS NULL FROM users WHERE users.id = posted_research.user_id)
      ORDER BY id DESC LIMIT ${MOST_READ}
    ) AS newest
    WHERE words IS NULL OR words @@ ${beginningsQuery(topic)}::tsquery
    ORDER BY id DESC LIMIT ${MOST_FOUND}
  `.execute(db);
  const byAuthor = new Map<number, PersonMatch[]>();
  for (const work of rows) {
    const match = matchOf(work, topic);
    if (match) byAuthor.set(work.user_id, [...(byAuthor.get(work.user_id) ?? []), match]);
  }
  return byAuthor;
}
