import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { isMember } from '#domain/people';
import { tidyName } from '#domain/universities';
import { matchedBeginnings } from './peopleWords';

/** What people care for changes slowly, and to collect it all of them have to be read. */
const KEPT_MS = 60_000;
/** The most frequent ones; what very few have is found when it is typed as they spell it. */
const MOST_INTERESTS = 20_000;
/** More interests than this begin with hardly a letter typed. */
const MOST_MATCHING = 200;

/** Finds the interests, in their spellings, that a topic names. */
export type FindInterests = (keyword: string, topic: readonly string[]) => Promise<string[]>;

async function readInterests(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ interest: string }>`
    SELECT interest FROM users, unnest(interests) AS interest
    WHERE ${isMember}
    GROUP BY interest ORDER BY count(*) DESC, interest LIMIT ${sql.lit(MOST_INTERESTS)}
  `.execute(db);
  return rows.map(({ interest }) => interest);
}

/** Makes a finder that keeps the interests of all people for a minute. */
export function createFindInterests({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindInterests {
  let kept: { interests: Promise<string[]>; at: number } | null = null;

  const allInterests = () => {
    const at = clock.now().getTime();
    if (!kept || at - kept.at >= KEPT_MS) {
      const fresh = { interests: readInterests(db), at };
      // What failed is not kept; whoever waits for it is told.
      fresh.interests.catch(() => {
        if (kept === fresh) kept = null;
      });
      kept = fresh;
    }
    return kept.interests;
  };

  return async (keyword, topic) => {
    const found = (await allInterests()).filter(
      (interest) => matchedBeginnings(interest, topic).length > 0,
    );
    // As it was typed too: somebody may have taken it up within the minute.
    return [...new Set([tidyName(keyword), ...found])].slice(0, MOST_MATCHING);
  };
}
