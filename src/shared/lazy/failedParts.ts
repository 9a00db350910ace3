/** Of each part that could not be fetched, what makes the next showing a fresh attempt. */
const failed = new Set<() => void>();

/** Remembers that a part could not be fetched: until it is renewed, it stays so. */
export function partFailed(renew: () => void): void {
  failed.add(renew);
}

/** Whoever lets people try again calls this first: what could not be fetched is fetched anew. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
