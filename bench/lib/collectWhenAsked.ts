/** Collects garbage at each message of the parent process, and answers when that is done. */
export function collectWhenAsked(): void {
  process.on('message', () => {
    // The second time frees what the first one's finalisers let go.
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.('collected');
  });
}
