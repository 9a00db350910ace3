import { joinCutWords } from '#server/platform/pdf/cleanText';
import { extractAnswer } from '../engine/extractAnswer';
import { pageOpenings } from '../engine/pageOpening';
import { asksForSummary } from '../engine/question';
import { withoutHeading } from '../engine/prose';
import type { Passage } from '../engine/source';
import { summarise } from '../engine/summarise';
import type { AnswerDriver, DraftPart, SourcedQuestion } from './answerDriver';

const SUMMARY_SENTENCES = 4;

function quoted({ source, page, text }: Passage): DraftPart {
  const quote = withoutHeading(text);
  return { text: joinCutWords(quote), form: 'plain', claims: [{ source, page, quote }] };
}

async function findPassages(inquiry: SourcedQuestion): Promise<Passage[]> {
  const { question, sources, index, topic } = inquiry;
  const [source, ...others] = sources;
  if (source && others.length === 0 && asksForSummary(question)) {
    const summary = await summarise(source, SUMMARY_SENTENCES);
    if (summary.length > 0 || topic === undefined) return summary;
  }
  if (source && topic === '') return pageOpenings(source);
  return (await extractAnswer(index, topic ?? question)).sentences;
}

/** Answers with literal sentences of the documents: no network, no key, no model. */
export const embeddedDriver: AnswerDriver = {
  name: 'embedded',
  draft: async (inquiry) => (await findPassages(inquiry)).map(quoted),
};
