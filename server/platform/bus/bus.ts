/**
 * Carries hints between server processes. Correctness never depends on it: a lost hint costs a
 * refetch, not a message.
 */
export interface Bus {
  /** Never rejects. While the bus is down, only this process receives the hint. */
  publish(channel: string, payload: unknown): Promise<void>;
  /**
   * Calls back for every payload on the channel, including this process's own. Returns an
   * unsubscribe function.
   */
  subscribe(channel: string, receive: (payload: unknown) => void): () => void;
  /** Resolves once every subscription made so far is active. */
  settled(): Promise<void>;
  /** Returns those of the channels that have a subscriber in any process. */
  audience(channels: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Calls back when hints may have been missed: the bus was unreachable, or another process died.
   */
  onGap(run: () => void): void;
  /** Throws when the bus does not respond. */
  check(): Promise<void>;
  close(): Promise<void>;
}
