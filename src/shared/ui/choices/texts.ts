/** Texts of the text field with suggestions. */

export const noSuggestions = 'No suggestions. You can keep what you typed.';
export const suggestions = (count: number) =>
  `${String(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`;
export const didYouMean = (name: string) => `Did you mean “${name}”?`;
