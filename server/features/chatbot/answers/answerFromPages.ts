import type { AnswerDriver } from '../drivers/answerDriver';
import { findPages } from '../engine/pages/findPages';
import { pageName } from '../engine/pages/pageName';
import { pageOpenings } from '../engine/pages/pageOpening';
import type { NamedPage, PageQuestion } from '../engine/pages/pageQuestion';
import { namesSummary } from '../engine/question';
import { sectionOpenings } from '../engine/sections/sectionOpenings';
import type { Opening, Source } from '../engine/source';
import { summarise } from '../engine/summarise';
import { citationOf } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import * as texts from '../texts';
import { answerFromPart } from './answerFromPart';
import { missingAnswer, type FullAnswer } from './fullAnswer';

/** Of more pages, the sections say more than the beginning of each page. */
const FEW_PAGES = 5;
const SUMMARY_SENTENCES = 8;

/** Literal pieces that say what is on some pages. */
async function openingsOf(read: Source, question: string): Promise<Opening[]> {
  if (read.pages.length <= FEW_PAGES && !namesSummary(question)) return pageOpenings(read);
  const sections = sectionOpenings(read);
  const summary = sections.length > 0 ? sections : await summarise(read, SUMMARY_SENTENCES);
  return summary.length > 0 ? summary : pageOpenings(read);
}

/** The words for a page that doesn't exist. */
function missingName(page: NamedPage): string {
  if (typeof page === 'string') return texts.pageNumber(page);
  return page > 0 ? texts.pageNumber(String(page)) : texts.pageBeforeEnd(-page);
}

/**
 * Answers a question about pages of one document from these pages only. Null if a word that may be
 * no page number, such as `A4`, is none.
 */
export async function answerFromPages(
  driver: AnswerDriver,
  { ranges, topic, question }: PageQuestion & { question: string },
  source: Source,
): Promise<FullAnswer | null> {
  const count = source.pageCount ?? source.pages.length;
  const title = escapeMarkdown(source.title);
  const { pages, missing } = findPages({ pages: source.pages, count }, ranges);
  const read: Source = { ...source, pages, pageCount: count };
  if (missing !== undefined) {
    if (topic !== '' && typeof missing === 'string' && !/^\d/.test(missing)) return null;
    const text = texts.noSuchPage(title, missingName(missing), count);
    return missingAnswer(text, pageOpenings(read).flatMap(citationOf));
  }
  const names = pages.map(({ page }) => pageName(source, page));
  const [first = '', last = first] = [names[0], names.at(-1)];
  if (pages.every(({ text }) => text === ''))
    return missingAnswer(texts.emptyPages(first, last), []);
  return answerFromPart(driver, question, {
    read,
    whole: source,
    topic,
    openings: await openingsOf(read, question),
    notFound: texts.notOnPages(first, last, title),
  });
}
