interface TreeNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const MATHS = 'code';

/** The quote that stands first in a text, and where. */
function firstOf(text: string, quotes: readonly string[]) {
  const found = quotes
    .map((quote) => ({ start: text.indexOf(quote), quote }))
    .filter(({ start }) => start >= 0);
  return found.sort((a, b) => a.start - b.start || b.quote.length - a.quote.length)[0];
}

function splitText(text: string, quotes: readonly string[]): TreeNode[] {
  const found = firstOf(text, quotes);
  if (!found) return text === '' ? [] : [{ type: 'text', value: text }];
  const { start, quote } = found;
  const mark: TreeNode = {
    type: 'element',
    tagName: 'mark',
    properties: {},
    children: [{ type: 'text', value: quote }],
  };
  const before: TreeNode[] = start > 0 ? [{ type: 'text', value: text.slice(0, start) }] : [];
  return [...before, mark, ...splitText(text.slice(start + quote.length), quotes)];
}

function wrap(node: TreeNode, quotes: readonly string[]): void {
  if (!node.children || node.tagName === MATHS) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return splitText(child.value ?? '', quotes);
    wrap(child, quotes);
    return [child];
  });
}

/** A step of rendering Markdown that marks where it says literally what it quotes. */
export function wrapQuotes(quotes: readonly string[]) {
  const wanted = quotes.map((quote) => quote.trim()).filter((quote) => quote !== '');
  return () => (tree: TreeNode) => {
    if (wanted.length > 0) wrap(tree, wanted);
  };
}
