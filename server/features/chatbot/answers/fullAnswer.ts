import type { AnswerPart, ChatbotAnswer, Citation } from '#contract/entities/chatbot';
import type { GroundedAnswer } from '../gate/checkGrounding';
import * as texts from '../texts';

/** An answer with all optional fields of answers from documents. */
export type FullAnswer = ChatbotAnswer &
  Required<Pick<ChatbotAnswer, 'citations' | 'verdict' | 'parts' | 'nearest'>>;

function pagesOf({ citations }: AnswerPart, all: readonly Citation[]): string {
  const pages = [
    ...new Set(
      citations
        .map((position) => all[position])
        .map((each) => each?.page_name ?? String(each?.page)),
    ),
  ];
  if (pages.length === 0) return texts.notShown;
  return texts.onPages(pages.length, pages.join(', '));
}

/** An answer from documents, with the pages after each part. */
export function foundAnswer({ parts, citations, further, verdict }: GroundedAnswer): FullAnswer {
  const response = parts.map((part) => `${part.text} ${pagesOf(part, citations)}`).join('\n\n');
  return {
    response,
    citations,
    verdict,
    parts,
    nearest: [],
    ...(further.length > 0 ? { further } : {}),
  };
}

/** The answer that documents don't contain one, with their nearest passages. */
export const missingAnswer = (response: string, nearest: Citation[]): FullAnswer => ({
  response,
  citations: [],
  verdict: 'not_in_document',
  parts: [],
  nearest,
});
