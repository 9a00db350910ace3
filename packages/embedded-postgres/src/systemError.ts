/** The system's short code of a failure (`ENOENT`, `EACCES` …), or undefined when it has none. */
export function systemErrorCode(error: unknown): string | undefined {
  // Not by instanceof: under a test runner the system's errors come from another realm.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Gives undefined in place of a failure with one of these codes; any other failure goes on. */
export async function unlessCode<T>(codes: readonly string[], work: Promise<T>) {
  return work.catch((error: unknown) => {
    if (codes.includes(systemErrorCode(error) ?? '')) return undefined;
    throw error;
  });
}
