import { PAPER_QUOTE_MAX_LENGTH, PAPER_QUOTE_MIN_LENGTH } from '#contract/limits';
import { spelledWordsIn } from '#contract/words/spelledWords';

/** Words that are selected in an open paper, on one page. */
export interface SelectedWords {
  /** Counted from 1. */
  page: number;
  quote: string;
}

/** Why selected words can't be quoted. */
export type SelectionProblem = 'pages' | 'length';

/** The stretch of a text node in a range, extended to whole words. */
function wordsOf(node: Text, range: Range): string {
  const { data } = node;
  const start = node === range.startContainer ? range.startOffset : 0;
  const end = node === range.endContainer ? range.endOffset : data.length;
  if (start === end) return '';
  const words = [...spelledWordsIn(data)];
  const around = (at: number) => words.find((word) => word.start < at && at < word.end);
  return data.slice(around(start)?.start ?? start, around(end)?.end ?? end);
}

/** The page of a node in the text of a page; null elsewhere. */
function pageOf(node: Node): number | null {
  const page = node.parentElement?.closest('.textLayer')?.closest<HTMLElement>('.page');
  return page ? Number(page.dataset.pageNumber) : null;
}

function textNodesIn(range: Range): Text[] {
  const root = range.commonAncestorContainer;
  if (root instanceof Text) return [root];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode())
    if (range.intersectsNode(walker.currentNode)) nodes.push(walker.currentNode as Text);
  return nodes;
}

/**
 * The words that a range selects in a container of pages, or why they can't be quoted. Null if it
 * selects too little, or anything outside.
 */
export function readSelectedWords(
  container: HTMLElement,
  range: Range,
): SelectedWords | SelectionProblem | null {
  if (range.collapsed || !container.contains(range.commonAncestorContainer)) return null;
  const pieces = textNodesIn(range).flatMap((node) => {
    const page = pageOf(node);
    const words = wordsOf(node, range).trim();
    return page === null || words === '' ? [] : [{ page, words }];
  });
  const quote = pieces.map(({ words }) => words).join(' ');
  const { length } = [...quote];
  const [first] = pieces;
  if (!first || length < PAPER_QUOTE_MIN_LENGTH) return null;
  if (pieces.some(({ page }) => page !== first.page)) return 'pages';
  return length > PAPER_QUOTE_MAX_LENGTH ? 'length' : { page: first.page, quote };
}
