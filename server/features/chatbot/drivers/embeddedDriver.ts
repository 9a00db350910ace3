import { joinCutWords } from '#contract/words/cutWords';
import { extractAnswer } from '../engine/extractAnswer';
import { contextOf } from '../engine/followUp';
import { asksForSummary } from '../engine/question';
import type { Finding } from '../engine/source';
import { summarise } from '../engine/summarise';
import { askedFact } from '../engine/titlePage/askedFact';
import { titleFact } from '../engine/titlePage/titleFact';
import type { AnswerDriver, Draft, DraftPart, SourcedQuestion } from './answerDriver';
import { literalDraft } from './literalDraft';

/** The whole of most abstracts. The first three were already shown with the document. */
const SUMMARY_SENTENCES = 8;

/** A sentence with the passage that it is shown in. */
const inPassage = ({ source, page, text, around, headings }: Finding): DraftPart => ({
  text: joinCutWords(text),
  form: 'plain',
  claims: [{ source, page, quote: text, passage: { around, headings } }],
});

async function draft(inquiry: SourcedQuestion): Promise<Draft> {
  const { question, sources, index, part, earlier = [] } = inquiry;
  const [source, ...others] = sources;
  if (part?.topic === '') return literalDraft(part.openings);
  const isOfOne = !part && source && others.length === 0;
  const fact = isOfOne ? askedFact(question) : null;
  if (isOfOne && fact) {
    const said = titleFact(source, fact);
    return literalDraft(said ? [said] : []);
  }
  if (isOfOne && asksForSummary(question)) {
    return literalDraft(await summarise(source, SUMMARY_SENTENCES));
  }
  const context = await contextOf(index, question, earlier);
  const { found } = await extractAnswer(index, part?.topic ?? question, { context });
  const [best, ...further] = found;
  return { parts: best ? [inPassage(best)] : [], further };
}

/** Answers with literal sentences of the documents: no network, no key, no model. */
export const embeddedDriver: AnswerDriver = { name: 'embedded', draft };
