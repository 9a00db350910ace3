import type { AnswerPart, ChatbotUpload, Citation } from '#contract/entities/chatbot';
import { joinCutWords } from '#contract/words/cutWords';
import { indexOf } from '../engine/indexCache';
import { pageName } from '../engine/pages/pageName';
import type { Source } from '../engine/source';
import { suggestQuestions } from '../engine/suggestQuestions';
import { summarise } from '../engine/summarise';
import { citationOf } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import * as texts from '../texts';

const SUMMARY_SENTENCES = 3;

/** A summary of a document in its own sentences, and suggested questions about it. */
export async function analyse(
  source: Source,
): Promise<Pick<ChatbotUpload, 'response' | 'parts' | 'citations' | 'questions'>> {
  const sentences = await summarise(source, SUMMARY_SENTENCES);
  const head = texts.documentHead(
    escapeMarkdown(source.title),
    source.pageCount ?? source.pages.length,
  );
  const citations: Citation[] = [];
  const told = sentences.map((sentence): { part: AnswerPart; page: string } => {
    const first = citations.length;
    citations.push(...citationOf(sentence));
    const places = citations.slice(first).map((_, place) => first + place);
    const text = escapeMarkdown(joinCutWords(sentence.text));
    return { part: { text, citations: places }, page: pageName(source, sentence.page) };
  });
  return {
    response: [
      head,
      ...(told.length > 0 ? [texts.summaryHeading] : []),
      ...told.map(({ part, page }) => texts.sentenceOnPage(part.text, page)),
    ].join('\n\n'),
    parts: [
      { text: head, citations: [] },
      ...(told.length > 0 ? [{ text: texts.summaryHeading, citations: [] }] : []),
      ...told.map(({ part }) => part),
    ],
    citations,
    questions: await suggestQuestions(source, await indexOf([source])),
  };
}
