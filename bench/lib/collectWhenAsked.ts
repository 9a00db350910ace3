/** Collects garbage at each message of the parent process, and replies when done. */
export function collectWhenAsked(): void {
  process.on('message', () => {
    // The second run frees objects released by the first run's finalisers.
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.('collected');
  });
}
