import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { isMember } from '#domain/people';
import { tidyName } from '#domain/universities';
import { plainText } from '#contract/words/wordsIn';
import { inSlices } from '#server/platform/yieldToMain';

/** Interests change slowly, and collecting them reads all people. */
const KEPT_MS = 60_000;
/** The most frequent ones; rarer interests are found only by their exact spelling. */
const MOST_INTERESTS = 20_000;
/** The most interests to return; only a query of a letter or two matches more. */
const MOST_MATCHING = 200;

/** Finds the interests, in their spellings, that match a topic. */
export type FindInterests = (keyword: string, topic: readonly string[]) => Promise<string[]>;

/** An interest, and its words without accents, each after a blank. */
interface Interest {
  interest: string;
  words: string;
}

async function readInterests(db: Kysely<Tables>): Promise<Interest[]> {
  const { rows } = await sql<{ interest: string }>`
    SELECT interest FROM users, unnest(interests) AS interest
    WHERE ${isMember}
    GROUP BY interest ORDER BY count(*) DESC, interest LIMIT ${sql.lit(MOST_INTERESTS)}
  `.execute(db);
  const interests: Interest[] = [];
  await inSlices(rows, ({ interest }) =>
    interests.push({ interest, words: ` ${plainText(interest)}` }),
  );
  return interests;
}

/** Creates a finder that caches the interests of all people for a minute. */
export function createFindInterests({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindInterests {
  let kept: { interests: Promise<Interest[]>; at: number } | null = null;

  const allInterests = () => {
    const at = clock.now().getTime();
    if (!kept || at - kept.at >= KEPT_MS) {
      const fresh = { interests: readInterests(db), at };
      // Failures are not cached; waiting callers get the error.
      fresh.interests.catch(() => {
        if (kept === fresh) kept = null;
      });
      kept = fresh;
    }
    return kept.interests;
  };

  return async (keyword, topic) => {
    const found = (await allInterests())
      .filter(({ words }) => topic.every((beginning) => words.includes(` ${beginning}`)))
      .map(({ interest }) => interest);
    // The interest as typed too: a person may have added it within the minute.
    return [...new Set([tidyName(keyword), ...found])].slice(0, MOST_MATCHING);
  };
}
