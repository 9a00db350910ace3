import type { Kysely } from 'kysely';
import type { WantedQuote } from '#contract/entities/paperQuote';
import { PAPER_QUOTE_MAX_LENGTH, PAPER_QUOTE_MIN_LENGTH, PAPER_QUOTES_MAX } from '#contract/limits';
import { quoteMessages, researchMessages } from '#contract/messages';
import { isPaperShown } from '#domain/papers';
import { findWords } from '#domain/texts';
import type { Tables } from '#server/platform/database/tables';
import { invalidQuotes } from './invalidQuotes';

/** Words that are on a page of a paper, in its spelling, and where they begin. */
export interface ProvedQuote extends WantedQuote {
  place: number;
}

/** Creates the error of quotes that can't be accepted, for a reason the author can act on. */
type Refuse = (reason: string) => Error;

/**
 * Finds each quote on its page of a paper that the author may see. Throws an error if there are too
 * many of them, or one isn't there: 400 at `quotes` unless `refuse` creates another.
 */
export async function proveQuotes(
  db: Kysely<Tables>,
  authorId: number,
  wanted: readonly WantedQuote[],
  refuse: Refuse = invalidQuotes,
): Promise<ProvedQuote[]> {
  if (wanted.length > PAPER_QUOTES_MAX) throw refuse(quoteMessages.tooMany);
  const proved: ProvedQuote[] = [];
  for (const quote of wanted) proved.push(await proveQuote(db, authorId, quote, refuse));
  return proved;
}

async function proveQuote(
  db: Kysely<Tables>,
  authorId: number,
  { paper_id, page, quote }: WantedQuote,
  refuse: Refuse,
): Promise<ProvedQuote> {
  const wanted = quote.trim();
  const length = [...wanted].length;
  if (length < PAPER_QUOTE_MIN_LENGTH || length > PAPER_QUOTE_MAX_LENGTH)
    throw refuse(quoteMessages.wrongLength);
  const text = await readPage(db, authorId, paper_id, page);
  if (text === undefined) throw refuse(researchMessages.paperNotFound);
  if (text === '') throw refuse(quoteMessages.pageWithoutText(page));
  const found = findWords(text, wanted);
  if (!found) throw refuse(quoteMessages.notOnPage(page));
  return { paper_id, page, quote: found.words, place: found.place };
}

/** The text of a page, '' if it has none; undefined if the author sees no such paper. */
async function readPage(
  db: Kysely<Tables>,
  authorId: number,
  paperId: number,
  page: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('papers')
    .leftJoin('document_pages', (join) =>
      join
        .onRef('document_pages.text_id', '=', 'papers.text_id')
        .on('document_pages.page', '=', page),
    )
    .where('papers.id', '=', paperId)
    .where(isPaperShown(authorId))
    .select('document_pages.text')
    .executeTakeFirst();
  return row && (row.text ?? '').trim();
}
