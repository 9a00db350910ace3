import { readFile } from 'node:fs/promises';
import type { LibraryEntry, LibraryInspection } from '#contract/entities/library';
import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_MAX_BYTES } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { selectCitedPapers } from '#domain/papers';
import { badRequest, Problem } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { inspectText } from '../formats/libraryWork';
import * as texts from '../texts';
import { readWorks } from './readWorks';
import { splitByWorks } from './sameWork';

/** The text of a request: its file, or else its text. Throws 400 without one, and 413 over 1 MB. */
export async function readText(text: string | undefined, upload: UploadedFile | undefined) {
  const given = upload ? await readFile(upload.path, 'utf8') : (text ?? '');
  if (given.trim() === '') throw badRequest(texts.nothingToRead, { text: texts.nothingToRead });
  if (Buffer.byteLength(given) > LIBRARY_IMPORT_MAX_BYTES)
    throw new Problem(413, texts.textTooLarge);
  return given;
}

/**
 * Entries with the title, authors and year of the paper on Quad that has their DOI, for those that
 * are no more than a DOI. Quad asks no other service.
 */
async function withPapers(
  { db }: Pick<Deps, 'db'>,
  readerId: number,
  entries: readonly LibraryEntry[],
): Promise<LibraryEntry[]> {
  const dois = entries.flatMap(({ title, doi }) => (doi !== null && title === doi ? doi : []));
  if (dois.length === 0) return [...entries];
  const rows = await selectCitedPapers(db, readerId)
    .where('papers.doi', 'in', dois)
    .orderBy('papers.id', 'desc')
    .execute();
  const papers = new Map(rows.map((paper) => [paper.doi, paper]));
  return entries.map((entry) => {
    const paper = entry.title === entry.doi ? papers.get(entry.doi) : undefined;
    if (!paper) return entry;
    const { title, author, published_year: year } = paper;
    return { ...entry, title, author, year };
  });
}

/**
 * Reads the entries of a text, without storing anything: those that are new to a library, those
 * that it has, and those that can't be read. Throws 400 without any entry, 413 with too many.
 */
export async function inspectReferences(
  deps: Pick<Deps, 'db'>,
  ownerId: number,
  text: string,
): Promise<LibraryInspection> {
  const { entries, refused } = await inspectText(ownerId, text);
  if (entries.length + refused.length === 0)
    throw badRequest(texts.noEntry, { text: texts.noEntry });
  if (entries.length + refused.length > LIBRARY_IMPORT_MAX)
    throw new Problem(413, texts.tooManyEntries(LIBRARY_IMPORT_MAX));
  const found = await withPapers(
    deps,
    ownerId,
    entries.map(({ entry }) => entry),
  );
  return { ...splitByWorks(await readWorks(deps.db, ownerId), found), refused };
}
