import { joinCutWords } from '#contract/words/cutWords';
import { withoutHeading } from '../engine/prose';
import type { Opening } from '../engine/source';
import type { Draft, DraftPart } from './answerDriver';

function quoted({ source, page, text, around = text, headings = [] }: Opening): DraftPart {
  const quote = withoutHeading(text);
  const passage = headings.length > 0 || around !== text ? { around, headings } : undefined;
  return {
    text: joinCutWords(quote),
    form: 'plain',
    claims: [{ source, page, quote, ...(passage && { passage }) }],
  };
}

/** An answer of literal pieces of documents. */
export const literalDraft = (pieces: readonly Opening[]): Draft => ({
  parts: pieces.map(quoted),
  further: [],
});
