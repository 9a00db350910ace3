import { termsOf } from '../engine/words/terms';
import type { Searches } from './searches';

/** Titles are compared for as many papers on a topic. */
const MOST_COMPARED = 20;

/** The id of the readable paper whose title has all words of a topic; null if none or several have. */
export async function findTitled(
  searches: Searches,
  readerId: number,
  topic: string,
): Promise<number | null> {
  const wanted = termsOf(topic);
  const papers = await searches.papers(readerId, topic, MOST_COMPARED);
  const titled = papers.filter(({ title, text_state }) => {
    const words = new Set(termsOf(title));
    return text_state === 'readable' && wanted.every((term) => words.has(term));
  });
  const [paper, ...others] = titled;
  return paper && others.length === 0 ? paper.id : null;
}
