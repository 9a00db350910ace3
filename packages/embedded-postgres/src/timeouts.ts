/** Timeout for a start. Replaying the log of a large database after a crash is slow. */
export const START_TIMEOUT_MS = 5 * 60_000;

/** Timeout for a stop. After it, the server gets the signal to drop everything and exit. */
export const STOP_TIMEOUT_MS = 9_000;

/** Polling interval for conditions that can't be observed by events. */
export const POLL_MS = 15;
