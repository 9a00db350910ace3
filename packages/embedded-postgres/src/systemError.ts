/** Returns the system's error code (`ENOENT`, `EACCES` …), or undefined if the error has none. */
export function systemErrorCode(error: unknown): string | undefined {
  // Not by instanceof, because under a test runner the system's errors come from another realm.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Resolves with undefined instead of rejecting with one of these codes. Any other error is
 * rethrown.
 */
export async function ignoreCodes<T>(codes: readonly string[], work: Promise<T>) {
  return work.catch((error: unknown) => {
    if (codes.includes(systemErrorCode(error) ?? '')) return undefined;
    throw error;
  });
}
