const formulaOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-maths]') ?? null;

/** Copies formulas to the clipboard as source. A formula is copied completely or not at all. */
export function copyAsWritten(event: ClipboardEvent): void {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || !event.clipboardData) return;
  const range = selection.getRangeAt(0).cloneRange();
  const first = formulaOf(range.startContainer);
  const last = formulaOf(range.endContainer);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const copied = range.cloneContents();
  const formulas = copied.querySelectorAll('[data-maths]');
  if (formulas.length === 0) return;
  formulas.forEach((formula) => {
    formula.replaceWith(formula.getAttribute('data-maths') ?? '');
  });
  event.clipboardData.setData('text/plain', copied.textContent);
  event.preventDefault();
}
