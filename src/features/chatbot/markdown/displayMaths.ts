interface TreeNode {
  type: string;
  position?: { start: { offset?: number } };
  data?: { hName?: string; hProperties?: { className?: string[] } };
  children?: TreeNode[];
}

function mend(node: TreeNode, source: string): void {
  const start = node.position?.start.offset;
  const isDisplay = start !== undefined && source.startsWith('$$', start);
  if (node.type === 'inlineMath' && isDisplay && node.data?.hProperties)
    node.data.hProperties.className = ['language-math', 'math-display'];
  // By itself it would be a piece of code.
  if (node.type === 'math' && node.data) node.data.hName = 'div';
  node.children?.forEach((child) => mend(child, source));
}

/** A step of reading Markdown: $$ sets a formula apart, also where it begins and ends in one line. */
export function displayMaths() {
  return (tree: TreeNode, file: { toString(): string }) => mend(tree, file.toString());
}
