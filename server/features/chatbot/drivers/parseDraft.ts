import type { Source } from '../engine/source';
import { splitSentences } from '../engine/splitSentences';
import type { Claim, DraftPart } from './answerDriver';
import { NOT_FOUND } from './prompt';

/** `[2.14|"a quote"]`; with a single document its number may be missing. */
const PROOF =
  /\[\s*(?:(\d{1,3})\s*\.\s*)?(?:p\.?\s*)?(\d{1,6})\s*\|\s*["“]((?:(?!\|\s?["“])[\s\S])*?)["”]\s*\]/g;
/** The end of a sentence after its proof: full stops and closing signs, but no comma before another proof. */
const AFTER_PROOF = /^[*_)”’"']{0,4}(?:\s{0,2}(?:[.:!?।…]{1,3}|[,;](?!\s{0,9}\[))[*_)”’"']{0,4})?/;
const BETWEEN_PROOFS = /^[\s,;]*$/;
/** A line break within a paragraph, before anything but an item of a list. */
const LINE_BREAK = /(?<!\n)\n(?![ \t]{0,8}(?:\n|[-*+] |\d{1,2}[.)] ))/g;
const OPEN_PROOF = /\[[\s\d.p]{1,16}\|/;
/** Without a letter, text before a sentence is the number of an item. */
const LETTER = /\p{L}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Signs of emphasis, which would hide the end of a sentence. */
const EMPHASIS = /[*_`]/g;

function claimOf(sources: readonly Source[], [, document, page, quote]: RegExpMatchArray): Claim[] {
  const source = sources[Number(document ?? 1) - 1];
  return source && quote !== undefined ? [{ source, page: Number(page), quote }] : [];
}

/** A part without claims; none if the text lacks the needed letters. */
function partsOf(text: string, needed: RegExp): DraftPart[] {
  const trimmed = text.replace(/(?<! ) +(?=[.,;:])/g, '').trim();
  if (!needed.test(trimmed) || trimmed.replace(/\W/g, '') === NOT_FOUND) return [];
  return [{ text: trimmed, form: 'markdown', claims: [] }];
}

/** A text without the proof in which it breaks off. */
function withoutOpenProof(text: string): string {
  const closed = text.lastIndexOf(']') + 1;
  const open = text.slice(closed).search(OPEN_PROOF);
  return open === -1 ? text : text.slice(0, closed + open);
}

/** The last sentence of a text, and the text before it. */
function splitLast(text: string): [before: string, last: string] {
  const oneLine = text.replace(LINE_BREAK, ' ').trimEnd();
  const last = splitSentences(oneLine.replaceAll(EMPHASIS, '”')).at(-1) ?? '';
  const start = oneLine.length - last.length;
  return [oneLine.slice(0, start), oneLine.slice(start)];
}

/**
 * The sentences of a model's answer. A proof belongs to the sentence that it follows; sentences
 * without one are joined up to the next that has one.
 */
export function parseDraft(answer: string, sources: readonly Source[]): DraftPart[] {
  const parts: DraftPart[] = [];
  let end = 0;
  for (const proof of answer.matchAll(PROOF)) {
    const text = answer.slice(end, proof.index);
    const claims = claimOf(sources, proof);
    end = proof.index + proof[0].length;
    const closing = AFTER_PROOF.exec(answer.slice(end))?.[0] ?? '';
    end += closing.length;
    const previous = parts.at(-1);
    if (previous && BETWEEN_PROOFS.test(text)) {
      previous.claims.push(...claims);
      previous.text += closing.trim();
      continue;
    }
    const [before, last] = splitLast(text);
    parts.push(...partsOf(before, LETTER));
    parts.push(
      ...partsOf(last + closing.trim(), LETTER_OR_DIGIT).map((part) => ({ ...part, claims })),
    );
  }
  return [...parts, ...partsOf(withoutOpenProof(answer.slice(end)), LETTER)];
}

/** Where the last sentence ends that has its proof, and is followed by something else. */
export function endOfProved(answer: string): number {
  let end = 0;
  for (const proof of answer.matchAll(PROOF)) {
    const rest = answer.slice(proof.index + proof[0].length);
    const closing = AFTER_PROOF.exec(rest)?.[0] ?? '';
    const next = rest
      .slice(closing.length)
      .replace(/^[\s,;]+/, '')
      .charAt(0);
    // A bracket may begin another proof of the same sentence.
    if (next !== '' && next !== '[') end = answer.length - rest.length + closing.length;
  }
  return end;
}
