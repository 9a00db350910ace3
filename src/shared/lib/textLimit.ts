import { hasVisibleText, trimText } from '#contract/visibleText';
import * as texts from '../texts';

/**
 * Returns by how many characters a text exceeds the limit, counted like the server; 0 if it fits.
 */
export function excess(text: string, limit: number): number {
  return text.length <= limit ? 0 : Math.max(0, [...trimText(text)].length - limit);
}

/** Returns why a text is too long, or undefined if it fits. */
export function lengthProblem(text: string, limit: number): string | undefined {
  const over = excess(text, limit);
  return over > 0 ? texts.tooLong(over) : undefined;
}

/** Returns why a text cannot be sent, or undefined if it can. */
export const textProblem = (text: string, limit: number, emptyText: string): string | undefined =>
  hasVisibleText(text) ? lengthProblem(text, limit) : emptyText;
