import { trimText } from '#contract/visibleText';

/**
 * Returns the words of a message as they are sent. Several lines may be code, so their first one
 * keeps its indentation.
 */
export function trimMessage(text: string): string {
  const line = text.trim();
  return line.includes('\n') ? trimText(text) : line;
}
