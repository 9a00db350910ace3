import type { FoundOfAll, SearchSection } from '#contract/entities/search';
import type { Deps } from '#domain/deps';
import { presentPost } from '#domain/posts';
import { lookupPeople } from '../people/lookupPeople';
import { findMatchedWords } from '../matchedWords';
import { findPosts, readFoundPosts, type PostSearch } from '../searchPosts';
import type { OtherSearches } from './otherSearches';
import { readFoundEvents } from './searchEvents';

/** The parameters of a search of everything. */
interface Wanted {
  keyword: string;
  limit: number;
  sections: readonly SearchSection[];
}

/** The part of the response that one section adds. */
type Part = Pick<FoundOfAll, 'totals'> &
  Partial<Omit<FoundOfAll, 'totals' | 'matched_words' | 'failed'>> & { words?: string[] };
type SearchSections = Readonly<Record<SearchSection, () => Promise<Part>>>;

function sectionsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  others: OtherSearches,
  readerId: number,
  { keyword, limit }: Wanted,
): SearchSections {
  const { db } = deps;
  const page = { limit, offset: 0 };
  let found: Promise<PostSearch | null> | undefined;
  // Events match through their posts, so both sections share one search.
  const search = () => (found ??= findPosts(db, readerId, keyword));
  return {
    async people() {
      const lookup = { keyword, limit, isOfConnections: false };
      const { people, total } = await lookupPeople(db, readerId, lookup);
      return { people, totals: { people: total } };
    },
    async posts() {
      const ofPosts = await search();
      if (!ofPosts) return { posts: [], totals: { posts: 0 } };
      const posts = await readFoundPosts(deps, readerId, ofPosts, page);
      const words = await findMatchedWords(ofPosts.query, posts);
      return {
        posts: posts.map(presentPost),
        totals: { posts: ofPosts.candidates.length },
        words,
      };
    },
    async papers() {
      const { papers, total } = await others.papers(readerId, keyword, limit);
      return { papers, totals: { papers: total } };
    },
    async events() {
      const ofPosts = await search();
      if (!ofPosts) return { events: [], totals: { events: 0 } };
      const { events, total, matchedWords } = await readFoundEvents(deps, others, readerId, {
        search: ofPosts,
        page,
      });
      return { events, totals: { events: total }, words: matchedWords };
    },
    async universities() {
      const { universities, total } = await others.universities(readerId, keyword, limit);
      return { universities, totals: { universities: total } };
    },
  };
}

/**
 * Searches the sections at once and joins their results. The response names the sections that
 * failed; if all do, it throws the first failure.
 */
export async function searchAll(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  others: OtherSearches,
  readerId: number,
  wanted: Wanted,
): Promise<FoundOfAll> {
  const searches = sectionsOf(deps, others, readerId, wanted);
  const names = [...new Set(wanted.sections)];
  const settled = await Promise.allSettled(names.map((name) => searches[name]()));
  const response: FoundOfAll = { matched_words: [], totals: {}, failed: [] };
  const words = new Set<string>();
  const reasons: unknown[] = [];
  settled.forEach((result, nth) => {
    const name = names[nth];
    if (name === undefined) return;
    if (result.status === 'rejected') {
      response.failed.push(name);
      reasons.push(result.reason);
      deps.log.error({ err: result.reason as unknown, section: name }, 'A search section failed');
      return;
    }
    const { totals, words: matched = [], ...results } = result.value;
    Object.assign(response, results);
    Object.assign(response.totals, totals);
    matched.forEach((word) => words.add(word));
  });
  if (reasons.length === names.length) throw reasons[0];
  return { ...response, matched_words: [...words] };
}
