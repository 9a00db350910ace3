import type { AnswerPart, AnswerVerdict, Citation } from '#contract/entities/chatbot';
import { asciiDigits } from '#contract/typed/digits';
import { findQuote } from '#domain/texts';
import { withCarets } from '#server/platform/pdf/raisedText';
import type { Claim, Draft } from '../drivers/answerDriver';
import { pageName } from '../engine/pages/pageName';
import type { Finding, Passage } from '../engine/source';
import { termsOf } from '../engine/words/terms';
import { escapeMarkdown, safeMarkdown } from './safeMarkdown';

/** The share of a part's terms that its quotes must contain. */
const SHARED_ENOUGH = 1 / 3;
/** A number with its exponent: 10^6 is another number than 10, and than 106. */
const NUMBER = /\d+(?:[.,]\d+)*(?:\^[+\u2212-]?\d+)?/g;

/** An answer with only verified quotes. */
export interface GroundedAnswer {
  parts: AnswerPart[];
  citations: Citation[];
  /** Further passages about the question. */
  further: Citation[];
  verdict: Exclude<AnswerVerdict, 'help' | 'results' | 'unknown'>;
}

/** The citation of a passage of a document. */
export function citationOf({ source, page, text }: Passage): Citation[] {
  if (source.kind === 'help') return [];
  const name = pageName(source, page);
  return [
    {
      document_id: source.id,
      kind: source.kind,
      page,
      quote: text,
      title: source.title,
      ...(name === String(page) ? {} : { page_name: name }),
    },
  ];
}

/** The citation of a sentence with the passage around it. */
export const citationOfFinding = (finding: Finding): Citation[] =>
  citationOf(finding).map((citation) => ({
    ...citation,
    passage: finding.around,
    ...(finding.headings.length > 0 ? { headings: [...finding.headings] } : {}),
  }));

/** The page's own text if the claim is true; empty if it is not. */
function verifyClaim({ source, page, quote, passage }: Claim): Citation[] {
  const text = source.pages.find((each) => each.page === page)?.text ?? '';
  const found = findQuote(text, quote);
  if (found === null) return [];
  const cited = { source, page, text: found };
  const isThere = passage !== undefined && text.includes(passage.around);
  return isThere ? citationOfFinding({ ...cited, ...passage }) : citationOf(cited);
}

/** The numbers in a text, in ASCII digits and with powers on one line. */
const numbersIn = (text: string): string[] => asciiDigits(withCarets(text)).match(NUMBER) ?? [];

/** Whether quotes support a text: they must contain all of its numbers and enough of its words. */
function isAbout(quotes: readonly string[], text: string): boolean {
  const said = quotes.join(' ');
  const numbers = new Set(numbersIn(said));
  if (numbersIn(text).some((number) => !numbers.has(number))) return false;
  const terms = [...new Set(termsOf(text))];
  const quoted = new Set(termsOf(said));
  return terms.filter((term) => quoted.has(term)).length >= terms.length * SHARED_ENOUGH;
}

const keyOf = ({ kind, document_id, page, quote }: Citation) =>
  JSON.stringify([kind, document_id, page, quote]);

function verdictOf(parts: readonly AnswerPart[]): GroundedAnswer['verdict'] {
  const supported = parts.filter(({ citations }) => citations.length > 0).length;
  if (supported === 0) return 'not_in_document';
  return supported === parts.length ? 'supported' : 'partly_supported';
}

/**
 * Keeps only claims that can be verified, whichever driver wrote them. A quote that its page does
 * not contain word for word is dropped, and the citation shows the page's own text. A part is
 * supported if its quotes also cover its content; any other part has no citation. An answer without
 * any supported part counts as none.
 */
export function checkGrounding(draft: Draft): GroundedAnswer {
  const citations: Citation[] = [];
  const positions = new Map<string, number>();
  const positionOf = (citation: Citation) => {
    const key = keyOf(citation);
    const position = positions.get(key) ?? citations.push(citation) - 1;
    positions.set(key, position);
    return position;
  };
  const parts = draft.parts.flatMap(({ text, form, claims }): AnswerPart[] => {
    const safe = form === 'plain' ? escapeMarkdown(text) : safeMarkdown(text);
    if (safe === '') return [];
    const proved = claims.flatMap(verifyClaim);
    const quotes = proved.map(({ quote }) => quote);
    const supported = quotes.length > 0 && isAbout(quotes, text);
    return [{ text: safe, citations: supported ? [...new Set(proved.map(positionOf))] : [] }];
  });
  const verdict = verdictOf(parts);
  return verdict === 'not_in_document'
    ? { parts: [], citations: [], further: [], verdict }
    : { parts, citations, further: draft.further.flatMap(citationOfFinding), verdict };
}
