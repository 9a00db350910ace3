const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Ends that are no end of a sentence: usual abbreviations of papers, and initials of names. */
const OPEN_END =
  /(?:\b(?:et al|e\.g|i\.e|cf|vs|ca|approx|resp|Fig|Figs|Eq|Eqs|Sec|Tab|Ref|Refs|No|Nos|Vol|pp|Dr|Prof|Mr|Ms|Mrs|St|Inc|Ltd)|\b\p{Lu})\.\s*$/u;
/** A list of references or a table runs on without a full stop. */
const LONGEST = 600;

function* cutLong(text: string): Generator<string> {
  for (let rest = text; rest !== '';) {
    const space = rest.length > LONGEST ? rest.lastIndexOf(' ', LONGEST) : -1;
    const piece = space > 0 ? rest.slice(0, space) : rest;
    rest = rest.slice(piece.length).trimStart();
    yield piece.trim();
  }
}

/** The sentences of a text, in order, each a literal piece of it. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (OPEN_END.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences.flatMap((sentence) => [...cutLong(sentence.trim())]).filter(Boolean);
}
