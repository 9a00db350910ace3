import { LRUCache } from 'lru-cache';
import { createPassageIndex, type PassageIndex } from './passageIndex';
import type { Source } from './source';

/** The letters of the indexed documents together; each takes some 40 bytes of memory. */
const MOST_LETTERS = 4_000_000;

const lettersOf = ({ pages }: Source) => pages.reduce((sum, { text }) => sum + text.length, 0);

const indexes = new LRUCache<string, { index: Promise<PassageIndex> }>({
  maxSize: MOST_LETTERS,
});

/** A key that no other source or content has; undefined if only some pages are read. */
function keyOf(source: Source): string | undefined {
  const { kind, id, title, pages, pageCount } = source;
  if (pages.length !== pageCount) return undefined;
  const areLinesRead = pages.some(({ sections }) => sections !== undefined);
  return JSON.stringify([kind, id, title, lettersOf(source), areLinesRead]);
}

/**
 * The index of some documents. That of one whole document is kept for further questions, because
 * indexing 300 pages takes half a second.
 */
export function indexOf(sources: readonly Source[]): Promise<PassageIndex> {
  const [source, ...others] = sources;
  const key = source && others.length === 0 ? keyOf(source) : undefined;
  if (!source || key === undefined) return createPassageIndex(sources);
  const kept = indexes.get(key);
  if (kept) return kept.index;
  const index = createPassageIndex(sources);
  indexes.set(key, { index }, { size: Math.max(lettersOf(source), 1) });
  return index;
}
