import { joinCutWords } from '#server/platform/pdf/cleanText';
import { extractAnswer } from '../engine/extractAnswer';
import { asksForSummary } from '../engine/question';
import { withoutHeading } from '../engine/prose';
import type { Passage } from '../engine/source';
import { summarise } from '../engine/summarise';
import type { AnswerDriver, DraftPart, Inquiry } from './answerDriver';

const SUMMARY_SENTENCES = 4;

function quoted({ source, page, text }: Passage): DraftPart {
  const quote = withoutHeading(text);
  return { text: joinCutWords(quote), form: 'plain', claims: [{ source, page, quote }] };
}

async function findPassages({ question, sources, index }: Inquiry): Promise<Passage[]> {
  const [source, ...others] = sources;
  if (source && others.length === 0 && asksForSummary(question)) {
    return summarise(source, SUMMARY_SENTENCES);
  }
  return (await extractAnswer(index, question)).sentences;
}

/** Answers with literal sentences of the documents: no network, no key, no model. */
export const embeddedDriver: AnswerDriver = {
  name: 'embedded',
  draft: async (inquiry) => (await findPassages(inquiry)).map(quoted),
};
