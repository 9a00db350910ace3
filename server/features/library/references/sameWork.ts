import type { LibraryEntry } from '#contract/entities/library';
import { plainText } from '#contract/words/wordsIn';

/** The facts that decide whether two entries are of one work. */
export type WorkName = Pick<LibraryEntry, 'title' | 'year' | 'doi'>;

/**
 * A title without case, accents and punctuation. Vowel signs, as in Bangla, count. A title of signs
 * alone, such as a formula, is compared as it is.
 */
const titleKey = ({ title, year }: WorkName): string =>
  `${plainText(title) || title.trim()} ${year ?? ''}`;

/**
 * The works of a library. Two entries are of one work if their DOIs are equal, or, unless both have
 * one, their titles and years.
 */
export interface Works {
  has(work: WorkName): boolean;
  add(work: WorkName): void;
}

/** The works of some entries. */
export function worksOf(entries: readonly WorkName[]): Works {
  const dois = new Set<string>();
  const titles = new Set<string>();
  /** The titles of those without a DOI. */
  const bareTitles = new Set<string>();
  const works: Works = {
    has: (work) =>
      work.doi === null
        ? titles.has(titleKey(work))
        : dois.has(work.doi) || bareTitles.has(titleKey(work)),
    add: (work) => {
      titles.add(titleKey(work));
      if (work.doi === null) bareTitles.add(titleKey(work));
      else dois.add(work.doi);
    },
  };
  for (const entry of entries) works.add(entry);
  return works;
}

/** Splits entries into those that the works lack, and those that they or an earlier entry have. */
export function splitByWorks<Entry extends WorkName>(works: Works, entries: readonly Entry[]) {
  const fresh: Entry[] = [];
  const duplicates: Entry[] = [];
  for (const entry of entries) {
    if (works.has(entry)) duplicates.push(entry);
    else {
      works.add(entry);
      fresh.push(entry);
    }
  }
  return { fresh, duplicates };
}
