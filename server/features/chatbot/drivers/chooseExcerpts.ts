import type { IndexedPassage } from '../engine/passageIndex';
import { readQuestion } from '../engine/question';
import type { SourcedQuestion } from './answerDriver';

/** A piece of a document as it is sent to a model. */
export interface Excerpt {
  /** The number of the source, starting at 1. */
  document: number;
  title: string;
  page: number;
  text: string;
}

/** Some 6,000 tokens of English. */
const MAX_LETTERS = 24_000;

/** The passages to send, best first. */
async function choosePassages({
  question,
  index,
  earlier,
  part,
}: SourcedQuestion): Promise<IndexedPassage[]> {
  const { terms, weight } = readQuestion(part?.topic ?? question, index.language, earlier);
  const ranked = (await index.rank(terms, weight)).map(({ passage }) => passage);
  // A question without any word of the document may be about all of it. Its beginning says most.
  const wanted = ranked.length > 0 ? ranked : index.passages;
  let letters = 0;
  return wanted.filter(({ text }) => (letters += text.length) <= MAX_LETTERS);
}

/**
 * The passages most relevant to a question in the order of the documents, within the size limit for
 * a model.
 */
export async function chooseExcerpts(inquiry: SourcedQuestion): Promise<Excerpt[]> {
  const chosen = await choosePassages(inquiry);
  return chosen
    .sort((one, other) => one.position - other.position)
    .map(({ source: { id, kind, title }, page, text }) => {
      const place = inquiry.sources.findIndex((each) => each.id === id && each.kind === kind);
      return { document: place + 1, title, page, text };
    });
}
