/**
 * Calls `fail` after some milliseconds, unless the returned function is called before. A timer that
 * is left running would keep everything its test has loaded in memory.
 */
export function failAfter(milliseconds: number, fail: () => void): () => void {
  const timer = setTimeout(fail, milliseconds);
  return () => clearTimeout(timer);
}
