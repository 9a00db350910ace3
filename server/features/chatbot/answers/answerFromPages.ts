import type { AnswerDriver } from '../drivers/answerDriver';
import { extractAnswer } from '../engine/extractAnswer';
import { findPages } from '../engine/pages/findPages';
import { pageName } from '../engine/pages/pageName';
import { pageOpenings } from '../engine/pages/pageOpening';
import type { PageQuestion } from '../engine/pages/pageQuestion';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import {
  checkGrounding,
  citationOf,
  citationOfFinding,
  type GroundedAnswer,
} from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import * as texts from '../texts';
import { foundAnswer, missingAnswer, type FullAnswer } from './fullAnswer';

/** The beginnings of the pages, without a driver. */
function openings(source: Source): GroundedAnswer {
  const passages = pageOpenings(source);
  const citations = passages.flatMap(citationOf);
  const parts = passages.map(({ text }, at) => ({ text: escapeMarkdown(text), citations: [at] }));
  return { parts, citations, further: [], verdict: 'supported' };
}

/** Answers a question about pages of one document from these pages only. */
export async function answerFromPages(
  driver: AnswerDriver,
  asked: PageQuestion & { question: string },
  source: Source,
): Promise<FullAnswer> {
  const pages = findPages(source.pages, asked);
  const title = escapeMarkdown(source.title);
  const count = source.pageCount ?? source.pages.length;
  const [page] = pages;
  if (!page) return missingAnswer(texts.noSuchPage(title, asked.first, count), []);
  const name = asked.first === 'last' ? pageName(source, page.page) : asked.first;
  if (pages.every(({ text }) => text === '')) return missingAnswer(texts.emptyPage(name), []);
  const { question, topic } = asked;
  const read: Source = { ...source, pages };
  const index = await createPassageIndex([read]);
  const passed = checkGrounding(await driver.draft({ question, sources: [read], index, topic }));
  if (passed.verdict !== 'not_in_document') return foundAnswer(passed);
  if (topic === '') return foundAnswer(openings(read));
  const { nearest } = await extractAnswer(index, topic);
  const passages =
    nearest.length > 0
      ? nearest.flatMap(citationOfFinding)
      : pageOpenings(read).flatMap(citationOf);
  return missingAnswer(texts.notOnPage(name, title), passages);
}
