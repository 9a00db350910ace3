import { joinCutWords } from '#contract/words/cutWords';
import { extractAnswer } from '../engine/extractAnswer';
import { contextOf } from '../engine/followUp';
import { pageOpenings } from '../engine/pages/pageOpening';
import { asksForSummary } from '../engine/question';
import { withoutHeading } from '../engine/prose';
import type { Finding, Passage } from '../engine/source';
import { summarise } from '../engine/summarise';
import { askedFact } from '../engine/titlePage/askedFact';
import { titleFact } from '../engine/titlePage/titleFact';
import type { AnswerDriver, Draft, DraftPart, SourcedQuestion } from './answerDriver';

/** The whole of most abstracts. The first three were already shown with the document. */
const SUMMARY_SENTENCES = 8;

const quoted = ({ source, page, text }: Passage): DraftPart => {
  const quote = withoutHeading(text);
  return { text: joinCutWords(quote), form: 'plain', claims: [{ source, page, quote }] };
};

/** A sentence with the passage that it is shown in. */
const inPassage = ({ source, page, text, around, headings }: Finding): DraftPart => ({
  text: joinCutWords(text),
  form: 'plain',
  claims: [{ source, page, quote: text, passage: { around, headings } }],
});

const sentences = (passages: readonly Passage[]): Draft => ({
  parts: passages.map(quoted),
  further: [],
});

async function draft(inquiry: SourcedQuestion): Promise<Draft> {
  const { question, sources, index, topic, earlier = [] } = inquiry;
  const [source, ...others] = sources;
  const fact = askedFact(question);
  if (source && others.length === 0 && fact) {
    const said = titleFact(source, fact);
    return sentences(said ? [said] : []);
  }
  if (source && others.length === 0 && asksForSummary(question)) {
    const summary = await summarise(source, SUMMARY_SENTENCES);
    if (summary.length > 0 || topic === undefined) return sentences(summary);
  }
  if (source && topic === '') return sentences(pageOpenings(source));
  const context = await contextOf(index, question, earlier);
  const { found } = await extractAnswer(index, topic ?? question, { context });
  const [best, ...further] = found;
  return { parts: best ? [inPassage(best)] : [], further };
}

/** Answers with literal sentences of the documents: no network, no key, no model. */
export const embeddedDriver: AnswerDriver = { name: 'embedded', draft };
