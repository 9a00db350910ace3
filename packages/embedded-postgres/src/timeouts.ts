/** How long a start may take: replaying the log of a large database after a crash is slow. */
export const TIMEOUT_MS = 5 * 60_000;

/** How long a stop may take before the server is told to drop everything and go. */
export const STOP_TIMEOUT_MS = 9_000;

/** How often a condition that can't announce itself is looked at. */
export const POLL_MS = 15;
