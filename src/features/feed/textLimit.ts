import { hasVisibleText } from '#contract/visibleText';

/** How many characters of a text are too many, counted as the server counts them; 0 if it fits. */
export function excess(text: string, limit: number): number {
  return text.length <= limit ? 0 : Math.max(0, [...text.trim()].length - limit);
}

/** Why a text is too long, or undefined where it fits. */
export function lengthProblem(text: string, limit: number): string | undefined {
  const over = excess(text, limit);
  return over > 0 ? `Too long by ${over} ${over === 1 ? 'character' : 'characters'}.` : undefined;
}

/** Why a text cannot be sent, or undefined where it can. */
export const textProblem = (text: string, limit: number, emptyText: string): string | undefined =>
  hasVisibleText(text) ? lengthProblem(text, limit) : emptyText;
