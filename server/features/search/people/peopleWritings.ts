import type { Kysely } from 'kysely';
import type { PersonMatch } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import { findPaperCandidates } from '#domain/papers';
import { parseKeyword, readWordsQuery } from '#domain/words';
import { findCandidates } from '../candidates';
import { readPostQuery } from '../postQuery';
import { readIdsByAuthor, type IdsByAuthor } from './idsByAuthor';
import { readPaperMatches } from './peoplePapers';
import { readPostMatches } from './peoplePosts';
import { findWorksByAuthor } from './peopleWorks';

const NOTHING: IdsByAuthor = new Map();

/** The texts of people about a topic. */
export interface Writings {
  /** The number of papers, current works and posts each person wrote about it. */
  written: ReadonlyMap<number, number>;
  /**
   * The matches to show of some people: for each papers, then current work, then posts; the newest
   * first.
   */
  matchesOf: (
    userIds: readonly number[],
    most: number,
  ) => Promise<(userId: number) => PersonMatch[]>;
}

/**
 * Finds papers and posts like their own searches, and current work by word prefixes; null if the
 * keyword has no searchable word.
 */
export async function findWritings(
  db: Kysely<Tables>,
  readerId: number,
  keyword: string,
  topic: readonly string[],
): Promise<Writings | null> {
  const typed = parseKeyword(keyword);
  const postQuery = readPostQuery(keyword);
  const paperQuery = readWordsQuery([...typed.words, ...typed.hashtags]);
  if (!postQuery) return null;
  const [posts, papers, works] = await Promise.all([
    findCandidates(db, readerId, postQuery).then((ids) => readIdsByAuthor(db, 'posts', ids)),
    paperQuery
      ? findPaperCandidates(db, readerId, paperQuery).then((ids) =>
          readIdsByAuthor(db, 'papers', ids),
        )
      : NOTHING,
    findWorksByAuthor(db, readerId, topic),
  ]);
  const written = new Map<number, number>();
  for (const byAuthor of [posts, papers, works]) {
    for (const [userId, all] of byAuthor) {
      written.set(userId, (written.get(userId) ?? 0) + all.length);
    }
  }
  return {
    written,
    async matchesOf(userIds, most) {
      const newest = (byAuthor: IdsByAuthor) =>
        userIds.flatMap((id) => (byAuthor.get(id) ?? []).slice(0, most));
      const [ofPapers, ofPosts] = await Promise.all([
        paperQuery
          ? readPaperMatches(db, paperQuery, newest(papers))
          : new Map<number, PersonMatch>(),
        readPostMatches(db, postQuery, newest(posts)),
      ]);
      const known = (ids: readonly number[] = [], matches: ReadonlyMap<number, PersonMatch>) =>
        // Texts deleted since the search are missing.
        ids.flatMap((id) => matches.get(id) ?? []);
      return (userId) => [
        ...known(papers.get(userId), ofPapers),
        ...(works.get(userId) ?? []),
        ...known(posts.get(userId), ofPosts),
      ];
    },
  };
}
