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
const AROUND = 3;

/** The positions of the sentences to send: the best ones with their neighbours. */
async function choosePositions({ question, index }: SourcedQuestion): Promise<number[]> {
  const ranked = (await index.rank(readQuestion(question).terms)).map(({ position }) => position);
  // A question without any word of the document may be about all of it. Its beginning says most.
  const wanted = ranked.length > 0 ? ranked : index.sentences.map((_, position) => position);
  const chosen = new Set<number>();
  let letters = 0;
  for (const position of wanted) {
    for (let each = position - AROUND; each <= position + AROUND; each += 1) {
      const sentence = index.sentences[each];
      if (!sentence || chosen.has(each)) continue;
      letters += sentence.text.length + 1;
      if (letters > MAX_LETTERS) return [...chosen].sort((one, other) => one - other);
      chosen.add(each);
    }
  }
  return [...chosen].sort((one, other) => one - other);
}

/** The passages most relevant to a question, within the size limit for a model. */
export async function chooseExcerpts(inquiry: SourcedQuestion): Promise<Excerpt[]> {
  const { index, sources } = inquiry;
  const excerpts: Excerpt[] = [];
  let previous = -1;
  for (const position of await choosePositions(inquiry)) {
    const sentence = index.sentences[position];
    if (!sentence) continue;
    const { source, page, text } = sentence;
    const document = sources.indexOf(source) + 1;
    const last = excerpts.at(-1);
    if (last && position === previous + 1 && last.document === document && last.page === page) {
      last.text += ` ${text}`;
    } else excerpts.push({ document, title: source.title, page, text });
    previous = position;
  }
  return excerpts;
}
