import type { AssistantAnswer, AnswerPart, Citation } from '#contract/entities/assistant';
import { assistantReplies } from '#contract/messages';
import type { AnswerDriver } from '../drivers/answerDriver';
import { extractAnswer } from '../engine/extractAnswer';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import { citationOf, checkGrounding } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import type { Context } from '../sources/readContext';
import * as texts from '../texts';
import { answerFromHelp } from './answerFromHelp';

/** An answer with all optional fields of answers from documents. */
export type FullAnswer = AssistantAnswer &
  Required<Pick<AssistantAnswer, 'citations' | 'verdict' | 'parts' | 'nearest'>>;

const OWN_WORDS = /\b(i|my|me|mine|quad|asku|chatbot)\b/i;

function pagesOf({ citations }: AnswerPart, all: readonly Citation[]): string {
  const pages = [...new Set(citations.map((position) => all[position]?.page))];
  if (pages.length === 0) return texts.notShown;
  return texts.onPages(pages.length, pages.join(', '));
}

const fromHelp = (text: string): FullAnswer => ({
  response: text,
  citations: [],
  verdict: 'help',
  parts: [{ text, citations: [] }],
  nearest: [],
});

const unknown = (): FullAnswer => ({
  response: assistantReplies.unknown,
  citations: [],
  verdict: 'unknown',
  parts: [{ text: assistantReplies.unknown, citations: [] }],
  nearest: [],
  questions: [...assistantReplies.starters],
});

function notInDocument([source, ...others]: readonly Source[], nearest: Citation[]): FullAnswer {
  const response =
    source && others.length === 0
      ? texts.notFoundIn(escapeMarkdown(source.title))
      : texts.notFoundInThese;
  return { response, citations: [], verdict: 'not_in_document', parts: [], nearest };
}

/**
 * Answers a question from documents, with the product's help as the fallback. If no documents were
 * named, a question in the first person goes to the help first.
 */
export async function answerQuestion(
  driver: AnswerDriver,
  question: string,
  { sources, named }: Context,
): Promise<FullAnswer> {
  const help = await answerFromHelp(question);
  if (help !== null && (sources.length === 0 || (!named && OWN_WORDS.test(question)))) {
    return fromHelp(help);
  }
  if (sources.length === 0) return unknown();
  const index = await createPassageIndex(sources);
  const passed = checkGrounding(await driver.draft({ question, sources, index }));
  if (passed.verdict === 'not_in_document') {
    if (help !== null) return fromHelp(help);
    if (!named) return unknown();
    const { nearest } = await extractAnswer(index, question);
    return notInDocument(sources, nearest.flatMap(citationOf));
  }
  const { parts, citations, verdict } = passed;
  const response = parts.map((part) => `${part.text} ${pagesOf(part, citations)}`).join('\n\n');
  return { response, citations, verdict, parts, nearest: [] };
}
