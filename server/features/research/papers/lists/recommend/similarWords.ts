import { eng } from 'stopword';
import { wordsIn } from '#contract/words/wordsIn';
import { stemOf } from '#domain/words';

/** Fewer shared words may be chance. */
const FEWEST_SHARED = 3;
/** From 0 for no shared words to 1 for the same ones. */
const LEAST_SIMILARITY = 0.2;

const STOPWORDS: ReadonlySet<string> = new Set(eng);
const HAS_LETTER = /\p{L}/u;

/** A paper as its words are compared. */
export interface WordyPaper {
  id: number;
  title: string;
  /** The beginning of its abstract. */
  opening: string;
}

/** Finds the paper whose words are most like those of another, with their similarity up to 1. */
export type FindSimilar<P> = (paper: WordyPaper) => { paper: P; similarity: number } | null;

/**
 * The stems of the words that tell what a paper is about. Single characters of scripts without
 * blanks tell nothing.
 */
function stemsOf({ title, opening }: WordyPaper): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { plain, isUnbroken } of wordsIn(`${title} ${opening}`))
    if (!isUnbroken && plain.length > 1 && HAS_LETTER.test(plain) && !STOPWORDS.has(plain))
      stems.add(stemOf(plain));
  return stems;
}

/**
 * Creates a finder of the most similar one of the known papers. A word counts the more, the fewer
 * of all papers have it, so that usual words make no two papers similar.
 */
export function createFindSimilar<P extends WordyPaper>(
  known: readonly P[],
  others: readonly WordyPaper[],
): FindSimilar<P> {
  if (known.length === 0) return () => null;
  const all = new Map([...others, ...known].map((paper) => [paper.id, stemsOf(paper)]));
  const counts = new Map<string, number>();
  for (const stems of all.values())
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weigh = (stems: Iterable<string>) => {
    let sum = 0;
    for (const stem of stems) sum += Math.log(1 + all.size / (counts.get(stem) ?? 1));
    return sum;
  };
  const stemsOfKnown = known.map((paper) => {
    const stems = all.get(paper.id) ?? new Set<string>();
    return { paper, stems, weight: weigh(stems) };
  });
  return ({ id }) => {
    const mine = all.get(id) ?? new Set<string>();
    const weight = weigh(mine);
    let best: { paper: P; similarity: number } | null = null;
    for (const other of stemsOfKnown) {
      const shared = [...other.stems].filter((stem) => mine.has(stem));
      if (other.paper.id === id || shared.length < FEWEST_SHARED) continue;
      const similarity = weigh(shared) / Math.sqrt(weight * other.weight);
      if (similarity >= LEAST_SIMILARITY && similarity > (best?.similarity ?? 0))
        best = { paper: other.paper, similarity };
    }
    return best;
  };
}
