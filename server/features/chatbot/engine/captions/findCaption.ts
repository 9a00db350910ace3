import { asciiDigits } from '#contract/typed/digits';
import { openingOf } from '../pages/pageOpening';
import { NOT_IN_WORD, WORD_END } from '../parts/numberWords';
import type { Opening, Passage, Source, SourcePage } from '../source';
import { splitSentences } from '../splitSentences';
import { captionPattern, type CaptionKind, type NamedCaption } from './captionQuestion';

/** The most characters of a caption. */
const LONGEST = 400;
/** A list of tables has dots or a page number after each caption. */
const IN_LIST = /\.(?: ?\.){2}/;
/** A caption goes on with a sentence. */
const CAPTION_BEGINS = /^ ?[.:|–—-] ?["“‘(]?[\p{Lu}\p{Lo}]/u;
/** Words before a name in a sentence, such as “as in Table 2. The …”. */
const MENTIONS =
  /(?:[(,;–—-]|(?<!\p{L})(?:in|see|of|and|or|to|from|by|with|as|than|on|at|for|per|also|both|the|our|this|like|unlike|siehe|und|von|mit|zu|aus)) ?$/iu;
const LONGEST_BEFORE = 10;
/** The rows after the caption of a table that are shown with it. */
const LONGEST_ROWS = 600;
/** The most passages that mention a table or figure. */
const MOST_MENTIONS = 2;
/** The letters around a mention that are read. */
const AROUND = 600;
/** Of more mentions, only the first are read. */
const MOST_READ = 50;

/** The name of a table or figure in a text with the digits 0 to 9. */
const nameOf = (named: NamedCaption): RegExp =>
  new RegExp(
    `${NOT_IN_WORD}${captionPattern(named)}${WORD_END}(?![.-]\\d)`.normalize('NFC'),
    'giu',
  );

/** The paragraphs of a page; all of it if its lines were not read. */
const paragraphsOf = ({ text, sections }: SourcePage): (readonly [number, number])[] =>
  sections?.flatMap(({ paragraphs }) => paragraphs) ?? [[0, text.length]];

/** Whether a caption begins where its name was found, which a sentence may also end with. */
function isCaption(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + LONGEST);
  const before = text.slice(Math.max(start - LONGEST_BEFORE, 0), start);
  return CAPTION_BEGINS.test(after) && !IN_LIST.test(after) && !MENTIONS.test(before);
}

/** The name and the sentence after it, as one literal piece of a text. */
function captionAt(text: string, start: number, nameEnd: number): string {
  const rest = text.slice(nameEnd, nameEnd + LONGEST);
  const mark = /^[\s.:|–—-]{0,4}/.exec(rest)?.[0].length ?? 0;
  const said = openingOf(rest.slice(mark), 1);
  return text.slice(start, nameEnd + mark + rest.slice(mark).indexOf(said) + said.length).trim();
}

/** A caption; that of a table with the rows after it. */
function captionOf(
  source: Source,
  { page, text }: SourcePage,
  { kind, start, nameEnd }: { kind: CaptionKind; start: number; nameEnd: number },
): Opening {
  const caption = captionAt(text, start, nameEnd);
  const rest = text.slice(start, start + caption.length + LONGEST_ROWS);
  const around = start + rest.length < text.length ? rest.slice(0, rest.lastIndexOf(' ')) : rest;
  return { source, page, text: caption, ...(kind === 'table' && { around }) };
}

/**
 * Finds the caption of a table or figure: a paragraph that begins with its name, or else a text
 * that does.
 */
export function findCaption(source: Source, named: NamedCaption): Opening | null {
  const name = nameOf(named);
  let found: Opening | null = null;
  for (const page of source.pages) {
    const text = asciiDigits(page.text);
    // Digits of rare scripts are longer, so that places would differ.
    if (text.length !== page.text.length) continue;
    const starts = new Set(paragraphsOf(page).map(([start]) => start));
    for (const { index, 0: match } of text.matchAll(name)) {
      const nameEnd = index + match.length;
      if (!isCaption(text, index, nameEnd)) continue;
      const caption = captionOf(source, page, { kind: named.kind, start: index, nameEnd });
      if (starts.has(index)) return caption;
      found ??= caption;
    }
  }
  return found;
}

/** The sentence around a place in a text. */
function sentenceAt(text: string, place: number): string {
  const from = Math.max(place - AROUND / 2, 0);
  const around = text.slice(from, from + AROUND);
  let end = 0;
  const sentence = splitSentences(around).find((each) => {
    end = around.indexOf(each, end) + each.length;
    return end > place - from;
  });
  return sentence?.trim() ?? '';
}

/** Sentences that mention a table or figure elsewhere than in its caption. */
export function findMentions(
  source: Source,
  named: NamedCaption,
  caption: Passage | null,
): Passage[] {
  const name = nameOf(named);
  const mentions: Passage[] = [];
  let read = 0;
  for (const { page, text } of source.pages) {
    const start = caption?.page === page ? text.indexOf(caption.text) : -1;
    for (const { index } of asciiDigits(text).matchAll(name)) {
      if (start >= 0 && index >= start && index < start + (caption?.text.length ?? 0)) continue;
      if (read === MOST_READ) return mentions;
      read += 1;
      const sentence = sentenceAt(text, index);
      if (sentence !== '' && !IN_LIST.test(sentence))
        mentions.push({ source, page, text: sentence });
      if (mentions.length === MOST_MENTIONS) return mentions;
    }
  }
  return mentions;
}
