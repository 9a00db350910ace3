import type { AnswerPart, AssistantUpload, Citation } from '#contract/entities/assistant';
import { joinCutWords } from '#server/platform/pdf/foldText';
import { plural } from '#server/platform/text';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import { suggestQuestions } from '../engine/suggestQuestions';
import { summarise } from '../engine/summarise';
import { citationOf } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';

const SUMMARY_SENTENCES = 3;
const HEADING = '**What this paper is about**';

/** A summary of a document in its own sentences, and suggested questions about it. */
export async function analyse(
  source: Source,
): Promise<Pick<AssistantUpload, 'response' | 'parts' | 'citations' | 'questions'>> {
  const sentences = await summarise(source, SUMMARY_SENTENCES);
  const head = `**${escapeMarkdown(source.title)}** (${plural(source.pages.length, 'page')})`;
  const citations: Citation[] = [];
  const told = sentences.map((sentence): { part: AnswerPart; page: number } => {
    const first = citations.length;
    citations.push(...citationOf(sentence));
    const places = citations.slice(first).map((_, place) => first + place);
    const text = escapeMarkdown(joinCutWords(sentence.text));
    return { part: { text, citations: places }, page: sentence.page };
  });
  return {
    response: [
      head,
      ...(told.length > 0 ? [HEADING] : []),
      ...told.map(({ part, page }) => `${part.text} (page ${page})`),
    ].join('\n\n'),
    parts: [
      { text: head, citations: [] },
      ...(told.length > 0 ? [{ text: HEADING, citations: [] }] : []),
      ...told.map(({ part }) => part),
    ],
    citations,
    questions: await suggestQuestions(source, await createPassageIndex([source])),
  };
}
