/** How many suggestions a list shows at most. */
export const SUGGESTIONS = 8;

/**
 * The options that fit what was typed, at most eight: those that start with it before those that
 * only contain it, without regard to capitals. Everything fits an empty text.
 */
export function suggest(options: readonly string[], typed: string): string[] {
  const sought = typed.trim().toLocaleLowerCase();
  const starting: string[] = [];
  const containing: string[] = [];
  for (const option of options) {
    const at = option.toLocaleLowerCase().indexOf(sought);
    if (at === 0) starting.push(option);
    else if (at > 0) containing.push(option);
  }
  return [...starting, ...containing].slice(0, SUGGESTIONS);
}
