import type { Citation } from '#contract/entities/chatbot';
import { joinCutWords } from '#contract/words/cutWords';
import type { AnswerDriver } from '#server/features/chatbot/drivers/answerDriver';
import { answerQuestion } from '#server/features/chatbot/answers/answerQuestion';
import type { Source } from '#server/features/chatbot/engine/source';
import type { TestedPaper } from './paper';

/** The number of shown passages that count. */
const FIRST = 3;

export interface ReadPaper {
  paper: TestedPaper;
  source: Source;
}

/** The results of the questions about some papers. */
export interface Measured {
  questions: number;
  /** The right page is among the first three passages that are shown. */
  rightPage: number;
  /** The answer is in the passage that is presented as the answer. */
  answered: number;
  quotes: number;
  literalQuotes: number;
  unanswerable: number;
  declined: number;
  /** Descriptions of the mistakes, for tuning the engine. */
  mistakes: string[];
}

const isLiteral = (sources: readonly Source[], { document_id, page, quote }: Citation) =>
  sources
    .find(({ id }) => id === document_id)
    ?.pages.find((each) => each.page === page)
    ?.text.includes(quote) ?? false;

/** Asks every question, each about its own paper, or about all sources if they are given. */
export async function measureAnswers(
  driver: AnswerDriver,
  papers: readonly ReadPaper[],
  all?: readonly Source[],
): Promise<Measured> {
  const found: Measured = {
    ...{ questions: 0, rightPage: 0, answered: 0, quotes: 0, literalQuotes: 0 },
    ...{ unanswerable: 0, declined: 0, mistakes: [] },
  };
  const ask = async (question: string, source: Source) => {
    const sources = all ? [...all] : [source];
    const answer = await answerQuestion(driver, question, { sources, named: true });
    const shown = [...answer.citations, ...(answer.further ?? []), ...answer.nearest];
    found.quotes += shown.length;
    found.literalQuotes += shown.filter((each) => isLiteral(sources, each)).length;
    return { ...answer, shown };
  };
  for (const { paper, source } of papers) {
    for (const { ask: question, page, answer: words } of paper.answered) {
      const { shown, citations, verdict } = await ask(question, source);
      const hit = shown
        .slice(0, FIRST)
        .some((each) => each.document_id === source.id && each.page === page);
      const told = citations.some(({ quote, passage = quote }) =>
        joinCutWords(passage).includes(words),
      );
      found.questions += 1;
      found.rightPage += Number(hit);
      found.answered += Number(told);
      if (!hit || !told) {
        const got = shown[0] ? `p. ${shown[0].page} ${shown[0].quote}` : '';
        found.mistakes.push(`${hit ? 'page' : 'MISS'} ${verdict} ${question} -> ${got}`);
      }
    }
    for (const question of paper.unanswered) {
      const { verdict, citations } = await ask(question, source);
      found.unanswerable += 1;
      found.declined += Number(verdict === 'not_in_document');
      if (verdict !== 'not_in_document')
        found.mistakes.push(`ANSWERED ${verdict} ${question} -> ${citations[0]?.quote ?? ''}`);
    }
  }
  return found;
}
