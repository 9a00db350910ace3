import type { AssistantAnswer, AnswerPart, Citation } from '#contract/entities/assistant';
import type { AnswerDriver } from '../drivers/answerDriver';
import { extractAnswer } from '../engine/extractAnswer';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import { citationOf, passGate } from '../gate/passGate';
import { escapeMarkdown } from '../gate/safeMarkdown';
import type { Context } from '../sources/readContext';
import { answerFromHelp } from './answerFromHelp';

/** An answer whose every field is there. */
export type FullAnswer = Required<AssistantAnswer>;

const OWN_WORDS = /\b(i|my|me|mine|quad|asku|chatbot)\b/i;

function pagesOf({ citations }: AnswerPart, all: readonly Citation[]): string {
  const pages = [...new Set(citations.map((position) => all[position]?.page))];
  if (pages.length === 0) return '(the document does not show this)';
  return `(${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')})`;
}

const fromHelp = (text: string): FullAnswer => ({
  response: text,
  citations: [],
  verdict: 'help',
  parts: [{ text, citations: [] }],
  nearest: [],
});

function nothing(sources: readonly Source[], nearest: Citation[]): FullAnswer {
  const [source, ...others] = sources;
  const where =
    source && others.length === 0
      ? `“${escapeMarkdown(source.title)}”`
      : source
        ? 'these documents'
        : 'the help pages or in papers on Quad';
  const hint = nearest.length > 0 ? ' These passages come nearest.' : '';
  const response = `I did not find an answer to this in ${where}.${hint}`;
  return { response, citations: [], verdict: 'not_in_document', parts: [], nearest };
}

/**
 * Answers a question from documents, and where they do not answer, from the product's help. Where
 * nobody said which documents, a question in words of one's own is one about the product first.
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
  if (sources.length === 0) return nothing([], []);
  const index = await createPassageIndex(sources);
  const passed = passGate(await driver.draft({ question, sources, index }));
  if (passed.verdict === 'not_in_document') {
    if (help !== null) return fromHelp(help);
    const { nearest } = await extractAnswer(index, question);
    return nothing(sources, nearest.flatMap(citationOf));
  }
  const { parts, citations, verdict } = passed;
  const response = parts.map((part) => `${part.text} ${pagesOf(part, citations)}`).join('\n\n');
  return { response, citations, verdict, parts, nearest: [] };
}
