/** What a call or an upload did not reach is tried again after so many milliseconds. */
export const RETRY_AFTER_MS = 5_000;
