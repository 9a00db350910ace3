import { yieldToMain } from '#server/platform/yieldToMain';
import type { Passage, Source, SourcePage } from './source';
import { splitSentences } from './splitSentences';

/** The words of a passage: long enough to say something by itself, short enough to be read. */
const FEWEST_WORDS = 60;
const MOST_WORDS = 140;

/** A part of a page that is found and shown as one: some paragraphs, or sentences of a long one. */
export interface TextPassage extends Passage {
  /** The headings above it, outermost first. */
  headings: readonly string[];
  /** In order, each a literal piece of `text`. */
  sentences: readonly string[];
}

/** A piece of a page between two offsets. */
interface Piece {
  start: number;
  end: number;
  sentences: string[];
  words: number;
}

const countWords = (text: string) => text.split(' ').length;

/** The sentences of a piece of the page, as pieces of their own. */
function* sentencePieces(page: string, start: number, end: number): Generator<Piece> {
  let from = start;
  for (const sentence of splitSentences(page.slice(start, end))) {
    const at = page.indexOf(sentence, from);
    from = at + sentence.length;
    yield { start: at, end: from, sentences: [sentence], words: countWords(sentence) };
  }
}

const joined = (pieces: readonly Piece[]): Piece => ({
  start: pieces[0]?.start ?? 0,
  end: pieces.at(-1)?.end ?? 0,
  sentences: pieces.flatMap(({ sentences }) => sentences),
  words: pieces.reduce((sum, { words }) => sum + words, 0),
});

/** Joins pieces until they are long enough, but not longer than a passage may be. */
function* inPassages(pieces: Iterable<Piece>): Generator<Piece> {
  let open: Piece[] = [];
  for (const piece of pieces) {
    const { words } = joined(open);
    if (open.length > 0 && (words >= FEWEST_WORDS || words + piece.words > MOST_WORDS)) {
      yield joined(open);
      open = [];
    }
    open.push(piece);
  }
  if (open.length > 0) yield joined(open);
}

/** A paragraph as one piece, or the sentences of a long one. */
function* paragraphPieces(page: string, start: number, end: number): Generator<Piece> {
  const sentences = [...sentencePieces(page, start, end)];
  const whole = joined(sentences);
  if (whole.words > MOST_WORDS) yield* sentences;
  else if (sentences.length > 0) yield whole;
}

/** The passages of a page, in order. They keep to their section where the lines were read. */
function* passagesOf({ text, sections }: SourcePage): Generator<Piece & { headings: string[] }> {
  const whole = { headings: [], paragraphs: [[0, text.length] as const] };
  for (const { headings, paragraphs } of sections ?? [whole]) {
    const pieces = paragraphs.flatMap(([start, end]) => [...paragraphPieces(text, start, end)]);
    for (const piece of inPassages(pieces)) yield { ...piece, headings };
  }
}

/** The passages of documents, in their order. Yields to the event loop after each page. */
export async function readPassages(sources: readonly Source[]): Promise<TextPassage[]> {
  const passages: TextPassage[] = [];
  for (const source of sources) {
    for (const page of source.pages) {
      for (const { start, end, sentences, headings } of passagesOf(page)) {
        const text = page.text.slice(start, end);
        passages.push({ source, page: page.page, text, sentences, headings });
      }
      await yieldToMain();
    }
  }
  return passages;
}
