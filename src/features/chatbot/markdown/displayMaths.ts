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
  // Without this it would render as a code block.
  if (node.type === 'math' && node.data) node.data.hName = 'div';
  node.children?.forEach((child) => mend(child, source));
}

/** A remark plugin: $$ displays a formula as a block, even if it starts and ends on one line. */
export function displayMaths() {
  return (tree: TreeNode, file: { toString(): string }) => mend(tree, file.toString());
}
