interface TreeNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const MATHS = 'code';
/** Each node becomes an element of the page; further quotes stay unmarked. */
const MAX_NODES = 500;

interface Place {
  readonly quote: string;
  start: number;
}

/**
 * Returns a function that finds the first quote at or after an offset; offsets must increase. The
 * next position of each quote is cached, so that no part of the text is searched twice for the same
 * quote.
 */
function createSearch(text: string, quotes: readonly string[]) {
  let places: Place[] = quotes.map((quote) => ({ quote, start: -1 }));
  return (from: number): Place | undefined => {
    for (const place of places)
      if (place.start < from) place.start = text.indexOf(place.quote, from);
    places = places
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.quote.length - a.quote.length);
    return places[0];
  };
}

const textNode = (value: string): TreeNode => ({ type: 'text', value });

function splitText(text: string, quotes: readonly string[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  const next = createSearch(text, quotes);
  let end = 0;
  for (let found = next(0); found && nodes.length < MAX_NODES; found = next(end)) {
    const { start, quote } = found;
    if (start > end) nodes.push(textNode(text.slice(end, start)));
    nodes.push({ type: 'element', tagName: 'mark', properties: {}, children: [textNode(quote)] });
    end = start + quote.length;
  }
  if (end < text.length) nodes.push(textNode(text.slice(end)));
  return nodes;
}

function wrap(node: TreeNode, quotes: readonly string[]): void {
  if (!node.children || node.tagName === MATHS) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return splitText(child.value ?? '', quotes);
    wrap(child, quotes);
    return [child];
  });
}

/** A rehype plugin that highlights quotes where the text contains them literally. */
export function wrapQuotes(quotes: readonly string[]) {
  const wanted = quotes.map((quote) => quote.trim()).filter((quote) => quote !== '');
  return () => (tree: TreeNode) => {
    if (wanted.length > 0) wrap(tree, wanted);
  };
}
