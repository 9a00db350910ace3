import type { Citation } from '#contract/entities/chatbot';
import { chatbotReplies } from '#contract/messages';
import type { AnswerDriver } from '../drivers/answerDriver';
import { extractAnswer } from '../engine/extractAnswer';
import { dependsOn } from '../engine/followUp';
import { asksForPart } from '../engine/parts/partQuestion';
import { indexOf } from '../engine/indexCache';
import { askedFact } from '../engine/titlePage/askedFact';
import type { Source } from '../engine/source';
import { checkGrounding, citationOfFinding } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import type { Context } from '../sources/readContext';
import * as texts from '../texts';
import { answerFromHelp } from './answerFromHelp';
import { answerFromNamedPart } from './answerFromNamedPart';
import { isAboutQuad } from './isAboutQuad';
import { provesInOneSentence } from './provesInOneSentence';
import { foundAnswer, missingAnswer, type FullAnswer } from './fullAnswer';

const fromHelp = (text: string): FullAnswer => ({
  response: text,
  citations: [],
  verdict: 'help',
  parts: [{ text, citations: [] }],
  nearest: [],
});

const unknown = (): FullAnswer => ({
  response: chatbotReplies.unknown,
  citations: [],
  verdict: 'unknown',
  parts: [{ text: chatbotReplies.unknown, citations: [] }],
  nearest: [],
  questions: [...chatbotReplies.starters],
});

function notInDocument([source, ...others]: readonly Source[], nearest: Citation[]): FullAnswer {
  const response =
    source && others.length === 0
      ? texts.notFoundIn(escapeMarkdown(source.title))
      : texts.notFoundInThese;
  return missingAnswer(response, nearest);
}

/**
 * Answers a question from documents alone: with what they say, or with their nearest passages. If it
 * depends on earlier questions, their words count too; without an answer then, it is searched for by
 * itself.
 */
async function answerFromSources(
  driver: AnswerDriver,
  question: string,
  sources: readonly Source[],
  earlier: readonly string[],
): Promise<FullAnswer> {
  const index = await indexOf(sources);
  const before = dependsOn(question, earlier);
  if (before.length > 0) {
    const passed = checkGrounding(
      await driver.draft({ question, sources, index, earlier: before }),
    );
    const understood_as = [...before.toReversed(), question].join(' ');
    if (passed.verdict !== 'not_in_document') return { ...foundAnswer(passed), understood_as };
  }
  const passed = checkGrounding(await driver.draft({ question, sources, index }));
  if (passed.verdict !== 'not_in_document') return foundAnswer(passed);
  const { nearest } = await extractAnswer(index, question);
  return notInDocument(sources, nearest.flatMap(citationOfFinding));
}

/** Answers a question from one document alone, or from those of its parts that the question names. */
export const answerFromDocument = async (
  driver: AnswerDriver,
  question: string,
  source: Source,
): Promise<FullAnswer> =>
  (await answerFromNamedPart(driver, question, source)) ??
  (await answerFromSources(driver, question, [source], []));

/**
 * Answers a question to no document in particular: from the product's help, or else from papers on
 * Quad. Papers of strangers answer nothing about Quad, and only with a sentence that has more than
 * one of the question's words.
 */
async function answerFromQuad(
  driver: AnswerDriver,
  question: string,
  papers: readonly Source[],
  earlier: readonly string[],
): Promise<FullAnswer> {
  const help = answerFromHelp(question);
  if (help !== null) return fromHelp(help);
  if (papers.length === 0 || isAboutQuad(question)) return unknown();
  const answer = await answerFromSources(driver, question, papers, earlier);
  const quotes = answer.citations.map(({ quote }) => quote);
  return provesInOneSentence(quotes, answer.understood_as ?? question) ? answer : unknown();
}

/**
 * Answers a question from documents, with the product's help as the fallback. If no documents were
 * named, the help comes first. A question that names a part of the only document is answered from
 * this.
 */
export async function answerQuestion(
  driver: AnswerDriver,
  question: string,
  { sources, named }: Context,
  earlier: readonly string[] = [],
): Promise<FullAnswer> {
  const [source, ...others] = sources;
  if (named && source && others.length === 0) {
    const answer = await answerFromNamedPart(driver, question, source);
    if (answer) return answer;
  } else if (asksForPart(question, sources.length > 0 && named)) {
    return fromHelp(texts.partOfOneDocument);
  }
  if (!named || sources.length === 0) return answerFromQuad(driver, question, sources, earlier);
  const answer = await answerFromSources(driver, question, sources, earlier);
  // The help knows no authors.
  if (answer.verdict !== 'not_in_document' || askedFact(question)) return answer;
  const help = answerFromHelp(question);
  return help === null ? answer : fromHelp(help);
}
