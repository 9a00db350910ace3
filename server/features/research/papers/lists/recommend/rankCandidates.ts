import type { PaperReason } from '#contract/entities/research';
import { wordsIn } from '#contract/words/wordsIn';
import { fieldWords } from '../../fields/fieldWords';
import { nearness } from '../../fields/nearFields';
import { authorKeys, type KnownAuthors } from './authorsOfTaste';
import type { Candidate } from './readCandidates';
import type { Taste, TastePaper } from './readTaste';
import { createFindSimilar } from './similarWords';

/** How much each reason counts. Reasons of one paper add up; the largest is shown. */
const POINTS = {
  reference: 5,
  author: 4,
  cited: 4,
  sameField: 4,
  nearField: 3,
  topic: 2.5,
  similar: 2,
  colleague: 1,
} as const;
/** The most interests that a reason names. */
const MOST_WORDS = 3;
/** One short word of an interest, such as `art`, is in titles of any field. */
const LONG_WORD = 5;

/** A paper that is recommended, with the reason that counts most. */
export interface Recommendation {
  id: number;
  why: PaperReason;
}

interface Reason {
  points: number;
  why: PaperReason;
}

/** The facts that candidates are compared with. */
export interface Known {
  taste: Taste;
  authors: KnownAuthors;
  /** The papers of the reader that cite a candidate, by its id. */
  cited: ReadonlyMap<number, TastePaper>;
}

const named = ({ id, title, relation }: TastePaper) => ({ id, title, relation });

/** Creates a function that finds the interests of a reader to which a candidate is close. */
function createFindInterests({ interests, department }: Taste) {
  const known = [
    ...interests.map((name) => ({ name, kind: 'interest' as const })),
    ...(department === null ? [] : [{ name: department, kind: 'department' as const }]),
  ].map((each) => ({ ...each, words: fieldWords(each.name) }));

  return ({ research_field: field, title, opening }: Candidate): Reason[] => {
    const wordsOfField = fieldWords(field);
    const text = new Set(Array.from(wordsIn(`${title} ${opening}`), ({ plain }) => plain));
    const pointsOf = ({ name, words }: (typeof known)[number]): number => {
      const near =
        name.toLowerCase() === field.toLowerCase() ? 'same' : nearness(words, wordsOfField);
      if (near) return near === 'same' ? POINTS.sameField : POINTS.nearField;
      const isTelling = words.size > 1 || [...words].some((word) => word.length >= LONG_WORD);
      return isTelling && [...words].every((word) => text.has(word)) ? POINTS.topic : 0;
    };
    const near = known
      .map(({ name, kind, ...each }) => ({ name, kind, points: pointsOf({ name, kind, ...each }) }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points);
    const [first] = near;
    if (!first) return [];
    const alike = near.filter(({ kind, points }) => kind === first.kind && points === first.points);
    const words = alike.slice(0, MOST_WORDS).map(({ name }) => name);
    return [{ points: first.points, why: { kind: first.kind, words } }];
  };
}

/**
 * The candidates that have a reason to be recommended, best first. Those with equally strong reasons
 * are newest first.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  { taste, authors, cited }: Known,
): Recommendation[] {
  const findInterests = createFindInterests(taste);
  const findSimilar = createFindSimilar(taste.papers, candidates);
  const dois = new Set(taste.references.map(({ doi }) => doi));

  const reasonsFor = (candidate: Candidate): Reason[] => {
    const reasons = findInterests(candidate);
    if (candidate.doi !== null && dois.has(candidate.doi))
      reasons.push({ points: POINTS.reference, why: { kind: 'reference' } });
    const author =
      authors.size > 0 && authorKeys(candidate.author).flatMap((key) => authors.get(key) ?? [])[0];
    if (author) {
      const { name, paper } = author;
      const why = { kind: 'author' as const, name, ...(paper && { paper: named(paper) }) };
      reasons.push({ points: POINTS.author, why });
    }
    const citing = cited.get(candidate.id);
    if (citing)
      reasons.push({ points: POINTS.cited, why: { kind: 'cited', paper: named(citing) } });
    const similar = findSimilar(candidate);
    if (similar)
      reasons.push({
        points: POINTS.similar * (1 + similar.similarity),
        why: { kind: 'similar', paper: named(similar.paper) },
      });
    if (candidate.is_of_colleague)
      reasons.push({ points: POINTS.colleague, why: { kind: 'colleague' } });
    return reasons;
  };

  return candidates
    .map((candidate) => ({ id: candidate.id, reasons: reasonsFor(candidate) }))
    .flatMap(({ id, reasons }) => {
      const [first] = [...reasons].sort((one, other) => other.points - one.points);
      const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
      return first ? [{ id, points, why: first.why }] : [];
    })
    .sort((one, other) => other.points - one.points || other.id - one.id)
    .map(({ id, why }) => ({ id, why }));
}
