/** Returns the value that the given share of the numbers does not exceed; `share` from 0 to 1. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  const value = sorted[place];
  if (value === undefined) throw new Error('There is no number to choose from.');
  return value;
}

/** Returns the median. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
