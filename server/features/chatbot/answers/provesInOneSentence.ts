import { readQuestion } from '../engine/question';
import { synonymsOf } from '../engine/words/synonyms';
import { termsOf } from '../engine/words/terms';

/** So many words that say what a question is about. */
const ENOUGH = 2;

/**
 * Whether one of the quoted sentences has more than one word that says what the question is about,
 * because a single one is chance. Synonyms count beside at least one of the question's own words.
 */
export function provesInOneSentence(quotes: readonly string[], question: string): boolean {
  const { terms, weight } = readQuestion(question);
  const asked = terms.filter((term) => weight(term) === 1);
  return quotes.some((quote) => {
    const said = new Set(termsOf(quote));
    const own = asked.filter((term) => said.has(term)).length;
    const related = asked.filter(
      (term) => !said.has(term) && synonymsOf(term).some((other) => said.has(other)),
    ).length;
    return own > 0 && own + related >= ENOUGH;
  });
}
